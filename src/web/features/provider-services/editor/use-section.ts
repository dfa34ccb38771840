import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { ZodType, z } from 'zod';
import { type ListingSaved, type ProviderService, updateListingCall } from '#shared/contracts/provider-services.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showFieldProblems } from '#web/lib/form.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { listingQuery, noteListing } from '../queries.ts';
import type { TypedFields } from './typed-listing.ts';

interface SectionInput<Values extends FieldValues> {
  listing: ProviderService;
  /** The listing as values of this part's form. */
  valuesOf: (listing: ProviderService) => Values;
  /** What the form's values save. */
  fieldsOf: (values: Values) => TypedFields;
  /** Imports the schema of the form; absent where only the server judges. */
  load?: () => Promise<ZodType>;
  /** The field of the form in which a field of the call is written, where they differ. */
  nameOf?: (field: string) => string;
  /**
   * What is said of a field of the call, where that names more than the form's field, such as a line of a list; `typed` gives
   * what a field of the form has.
   */
  wordsOf?: (field: string, text: string, typed: (name: string) => unknown) => string;
}

/** What one part of the editor knows besides its fields. */
export interface SectionState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  save: () => Promise<void>;
  /** Loads the schema, so that saving need not wait for it. */
  prepare: () => void;
  failure: FailureWords | undefined;
  /** Days that keep more places than the capacity that was just saved. */
  keptDays: readonly { date: string; taken: number }[];
}

/**
 * The form of one part. It is saved with the listing's version: where somebody else has saved meanwhile, the listing is read
 * anew, and what was typed stays to be looked at and saved again.
 */
export function useSection<Values extends FieldValues>(input: SectionInput<Values>): SectionState<Values> {
  const { listing, valuesOf, fieldsOf, nameOf = same, wordsOf = sameWords } = input;
  const { t } = useTranslation('provider-service');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { load } = input;
  const { resolver, prepare } = useMemo(() => resolverOf<Values>({ load, listing }), [load, listing]);
  const form = useForm<Values>({
    defaultValues: valuesOf(listing) as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    ...(resolver && { resolver }),
  });
  const [failure, setFailure] = useState<FailureWords>();
  const [keptDays, setKeptDays] = useState<SectionState<Values>['keptDays']>([]);
  useNewVersions(form, { listing, valuesOf, onConflict: () => setFailure({ text: t('savedMeanwhile') }) });

  const typed = (name: string) => form.getValues(name as Path<Values>);
  const { id } = listing;
  /** Saves with this version; again where others have saved meanwhile, but nothing of this part. */
  const send = async ({ version }: ProviderService, triesLeft = 3): Promise<ListingSaved> => {
    const body = { version, ...fieldsOf(form.getValues()) };
    try {
      return await api(updateListingCall, { params: { id }, query: { providerId }, body });
    } catch (problem) {
      if (!isChanged(problem)) throw problem;
      const { service } = await fetchFresh(queries, listingQuery({ providerId, id }));
      const isUntouched = JSON.stringify(valuesOf(service)) === JSON.stringify(valuesOf(listing));
      if (isUntouched && triesLeft > 1) return send(service, triesLeft - 1);
      throw problem;
    }
  };
  const save = form.handleSubmit(async () => {
    setFailure(undefined);
    setKeptDays([]);
    try {
      const saved = await send(listing);
      form.reset(valuesOf(saved.service));
      noteListing(queries, providerId, saved.service);
      setKeptDays(saved.keptDays);
      toast.success(t('saved'));
    } catch (problem) {
      if (isChanged(problem)) setFailure({ text: t('savedMeanwhile') });
      else if (
        !showFieldProblems(form, renamed(problem, { nameOf, wordsOf: (field, text) => wordsOf(field, text, typed) }))
      )
        setFailure(wordsFor(problem, t('saveFailed')));
    }
  });
  return { form, save: () => save(), prepare, failure, keptDays };
}

const same = (field: string) => field;
const sameWords = (_: string, text: string) => text;

/** Somebody else has saved the listing meanwhile. */
const isChanged = (problem: unknown) => problem instanceof Problem && problem.code === 'listing_changed';

function resolverOf<Values extends FieldValues>({
  load,
  listing,
}: Pick<SectionInput<Values>, 'load' | 'listing'>): { resolver: Resolver<Values> | undefined; prepare: () => void } {
  if (!load) return { resolver: undefined, prepare: () => undefined };
  // What the schema makes of the values is not used: the server makes it itself.
  return lazyResolver({ load: () => judgingChanges<Values>(load, listing) }) as unknown as {
    resolver: Resolver<Values>;
    prepare: () => void;
  };
}

/** The schema of a form that also judges its changed texts; those that the listing has already may be older than the rule. */
async function judgingChanges<Values extends FieldValues>(load: () => Promise<ZodType>, listing: ProviderService) {
  const [schema, { changedTexts }] = await Promise.all([load(), import('#shared/contracts/changed-texts.schemas.ts')]);
  return schema.check(changedTexts(listing) as z.core.CheckFn<unknown>) as ZodType<unknown, Values>;
}

/** The same problem with the messages at the form's own fields. */
function renamed(
  problem: unknown,
  { nameOf, wordsOf }: { nameOf: (field: string) => string; wordsOf: (field: string, text: string) => string },
): unknown {
  if (!(problem instanceof Problem)) return problem;
  const { status, code, message, extra } = problem;
  // Of several problems of one field the first is shown.
  const entries = Object.entries(problem.fields).map(([name, text]) => [nameOf(name), wordsOf(name, text)] as const);
  const fields = Object.fromEntries(entries.toReversed());
  return new Problem({ status, code, message, extra, fields });
}

interface NewVersions<Values> {
  listing: ProviderService;
  valuesOf: (listing: ProviderService) => Values;
  /** Told when others have saved something else in a field that was changed here. */
  onConflict: () => void;
}

/** Takes over what others have saved, but for the fields that were changed here. */
function useNewVersions<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { listing, valuesOf, onConflict }: NewVersions<Values>,
): void {
  const shown = useRef(listing);
  const { dirtyFields } = form.formState;
  useEffect(() => {
    const before = valuesOf(shown.current);
    if (shown.current.version === listing.version) return;
    shown.current = listing;
    const after = valuesOf(listing);
    const isElse = (name: string) => JSON.stringify(after[name]) !== JSON.stringify(before[name]);
    const isConflict = Object.keys(dirtyFields).some(isElse);
    form.reset(after, { keepDirtyValues: true });
    if (isConflict) onConflict();
  }, [form, listing, valuesOf, onConflict, dirtyFields]);
}
