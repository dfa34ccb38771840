import { useId } from 'react';
import { type ProviderRight, providerRights } from '#shared/rights.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { useMember } from '../../use-member.ts';

interface RightsChoiceProps {
  rights: readonly ProviderRight[];
  error?: string | undefined;
  onChange: (rights: ProviderRight[]) => void;
}

/** What a member may do. Only rights that one has oneself can be given or taken. */
export function RightsChoice({ rights, error, onChange }: RightsChoiceProps) {
  const { t } = useTranslation(['provider-team', 'rights']);
  const { rights: mine } = useMember();
  const id = useId();
  const message = useFieldMessage(error);
  return (
    <fieldset aria-describedby={message === undefined ? undefined : id} className="grid grid-cols-1 gap-1">
      <legend className="mb-1 text-s font-semibold">{t('mayDo')}</legend>
      {providerRights.map((right) => (
        <Checkbox
          key={right}
          label={t(`rights:${right}`)}
          hint={t(mine.includes(right) ? `rights:${right}.text` : 'notYours')}
          disabled={!mine.includes(right)}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(providerRights.filter((one) => (one === right ? target.checked : rights.includes(one))))
          }
        />
      ))}
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}
