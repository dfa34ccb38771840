import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type AuditAction, auditActions } from '#shared/audit-actions.ts';
import { isCalendarDate, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { type AuditSearch, auditWordsMost, readAuditSearch } from '../audit-search.ts';
import { type AuditGroup, groupOf } from './audit-words.ts';

const names = ['who', 'about', 'action', 'from', 'to'] as const;
type Fields = Record<(typeof names)[number], string>;

const fieldsIn = (search: AuditSearch): Fields =>
  Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Fields;

/** What of the fields goes into the address: a text that is no day yet does not. */
const asked = ({ from, to, ...fields }: Fields): AuditSearch =>
  readAuditSearch({ ...fields, from: isCalendarDate(from) ? from : '', to: isCalendarDate(to) ? to : '' });

const sameFields = (a: Fields, b: Fields) => JSON.stringify(asked(a)) === JSON.stringify(asked(b));

const actionsByGroup = Object.entries(Object.groupBy(auditActions, groupOf)) as [AuditGroup, AuditAction[]][];

/** Who, to what, what and when. They go into the address once typing pauses, with the first page. */
export function AuditControls({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const navigate = useNavigate();
  const key = JSON.stringify(fieldsIn(search));
  const given = useMemo(() => JSON.parse(key) as Fields, [key]);
  const { typed, typePart } = useTyped({
    given,
    same: sameFields,
    send: (fields) => void navigate({ to: '/admin/audit', search: asked(fields), replace: true, resetScroll: false }),
  });
  const day = { today: today(pageClock), example: today(pageClock) };
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['who', 'about'] as const).map((name) => (
        <TextInput
          key={name}
          type="search"
          label={t(name)}
          hint={t(`${name}.hint`)}
          maxLength={auditWordsMost}
          value={typed[name]}
          onChange={({ target }) => typePart({ [name]: target.value })}
        />
      ))}
      <Select
        label={t('action')}
        className="sm:col-span-2"
        value={typed.action}
        onChange={({ target }) => typePart({ action: target.value })}
      >
        <option value="">{t('action.all')}</option>
        {actionsByGroup.map(([group, actions]) => (
          <optgroup key={group} label={t(`group.${group}`)}>
            {actions.map((action) => (
              <option key={action} value={action}>
                {t(`action.${action}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          {...day}
          label={t(name)}
          value={typed[name]}
          onChange={(value) => typePart({ [name]: value })}
        />
      ))}
    </search>
  );
}
