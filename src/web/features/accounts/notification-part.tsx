import type { OwnChoices } from '#shared/contracts/notifications.ts';
import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
  optionalChannels,
} from '#shared/notification-kinds.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox, checkboxClasses } from '#web/ui/choices.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

const topics = Object.keys(notificationTopics) as NotificationTopic[];

/** Where letters are large for the screen, what a row is about stands above its cells. */
const inNarrow = { 3: '@max-xs:grid @max-xs:grid-cols-3', 4: '@max-xs:grid @max-xs:grid-cols-4' };

type Channels = Record<Exclude<NotificationChannel, 'bell'>, boolean>;

interface NotificationPartProps {
  choices: OwnChoices;
  /** Whole channels. */
  channels: Channels;
  isHost: boolean;
  /** Whether a browser shows the person's notifications. */
  hasPush: boolean;
  /** `off` has the topics alone that were changed. */
  onChoose: (changes: Partial<OwnChoices>) => void;
  onChannels: (channels: Channels) => void;
}

/** By which channels the person is told of what, and when no phone rings. */
export function NotificationPart({ choices, channels, isHost, hasPush, onChoose, onChannels }: NotificationPartProps) {
  const { t } = useTranslation('preferences');
  const shownChannels = notificationChannels.filter((channel) => channel !== 'push' || hasPush);
  const narrow = inNarrow[hasPush ? 4 : 3];
  const shown = topics.filter((topic) => isHost || notificationTopics[topic].side === 'traveller');
  const isOn = (topic: NotificationTopic, channel: NotificationChannel) => !choices.off[topic]?.includes(channel);
  const toggle = (topic: NotificationTopic, channel: NotificationChannel) => {
    const off = choices.off[topic] ?? [];
    const next = off.includes(channel) ? off.filter((one) => one !== channel) : [...off, channel];
    onChoose({ off: { [topic]: next } });
  };
  return (
    <section aria-labelledby="notified" className="grid grid-cols-1 gap-5 border-t border-line pt-8">
      <div className="grid gap-2">
        <h2 id="notified" className="text-l">
          {t('notified')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('notified.text')}</p>
        {isHost && <p className="max-w-prose text-ink-soft">{t('notified.host')}</p>}
      </div>
      <div className="@container max-w-2xl">
        <table className="w-full text-left">
          <caption className="sr-only">{t('notified')}</caption>
          <thead>
            <tr className={`border-b border-line-strong ${narrow}`}>
              <td className="@max-xs:hidden" />
              {shownChannels.map((channel) => (
                <th
                  key={channel}
                  scope="col"
                  className="w-14 px-0.5 py-2 text-center text-xs font-semibold @max-xs:w-auto sm:w-24 sm:text-s"
                >
                  {t(`channel.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={`border-b border-line ${narrow}`}>
              <th scope="row" className="py-1 pr-2 font-semibold leading-snug @max-xs:col-span-full">
                {t('notified.all')}
              </th>
              {shownChannels.map((channel) => (
                <td key={channel}>
                  {channel !== 'bell' && (
                    <Cell
                      label={`${t('notified.all')}: ${t(`channel.${channel}`)}`}
                      checked={channels[channel]}
                      onChange={() => onChannels({ ...channels, [channel]: !channels[channel] })}
                    />
                  )}
                </td>
              ))}
            </tr>
            {shown.map((topic) => (
              <tr key={topic} className={`border-b border-line ${narrow}`}>
                <th scope="row" className="py-1 pr-2 font-normal leading-snug @max-xs:col-span-full">
                  {t(`topic.${topic}`)}
                </th>
                {shownChannels.map((channel) => (
                  <td key={channel}>
                    <TopicCell
                      {...{ topic, channel }}
                      isOn={isOn(topic, channel)}
                      isUsed={channel === 'bell' || channels[channel]}
                      onToggle={() => toggle(topic, channel)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <QuietHours quietHours={choices.quietHours} onChange={(quietHours) => onChoose({ quietHours })} />
    </section>
  );
}

interface TopicCellProps {
  topic: NotificationTopic;
  channel: NotificationChannel;
  isOn: boolean;
  /** Whether the channel is on as a whole. */
  isUsed: boolean;
  onToggle: () => void;
}

/** Nothing where the topic is never told by the channel; checked and not to be changed where it always is. */
function TopicCell({ topic, channel, isOn, isUsed, onToggle }: TopicCellProps) {
  const { t } = useTranslation('preferences');
  const channels: readonly NotificationChannel[] = notificationTopics[topic].channels;
  if (!channels.includes(channel)) return null;
  const always = !optionalChannels(topic).includes(channel);
  const name = `${t(`topic.${topic}`)}: ${t(`channel.${channel}`)}`;
  return (
    <Cell
      label={always ? `${name}, ${t('notified.always')}` : name}
      checked={always || (isUsed && isOn)}
      disabled={always || !isUsed}
      onChange={onToggle}
    />
  );
}

interface CellProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

function Cell({ label, ...input }: CellProps) {
  return (
    <label className="mx-auto grid size-11 place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className={checkboxClasses} {...input} />
    </label>
  );
}

const night = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  quietHours: OwnChoices['quietHours'];
  onChange: (quietHours: OwnChoices['quietHours']) => void;
}

function QuietHours({ quietHours, onChange }: QuietHoursProps) {
  const { t } = useTranslation('preferences');
  const start = () => ({ ...night, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <Checkbox
        label={t('quiet')}
        hint={t('quiet.hint')}
        checked={quietHours !== null}
        onChange={({ target }) => onChange(target.checked ? start() : null)}
      />
      {quietHours && (
        <div className="grid max-w-md grid-cols-2 gap-4">
          <TextInput
            type="time"
            label={t('quiet.from')}
            value={quietHours.from}
            onChange={({ target }) => onChange({ ...quietHours, from: target.value })}
          />
          <TextInput
            type="time"
            label={t('quiet.to')}
            value={quietHours.to}
            onChange={({ target }) => onChange({ ...quietHours, to: target.value })}
          />
          <p className="col-span-full text-s text-ink-soft">
            {t('quiet.zone', { zone: quietHours.zone.replaceAll('_', ' ') })}
          </p>
        </div>
      )}
    </fieldset>
  );
}
