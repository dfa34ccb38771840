import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Row, Section } from './section.tsx';
import { useWords } from './words.ts';

export function MessagesShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="messages" number={number} title={words.messages}>
      <Row>
        <Badge tone="warning">{words.pending}</Badge>
        <Badge tone="success">{words.confirmed}</Badge>
        <Badge tone="info">{words.completed}</Badge>
        <Badge tone="danger">{words.cancelled}</Badge>
        <Badge>{words.draft}</Badge>
      </Row>
      <div className="grid gap-3">
        <Notice tone="success" still>
          {words.saved}
        </Notice>
        <Notice tone="warning" still>
          {words.held}
        </Notice>
        <Notice tone="danger" still>
          {words.refused}
        </Notice>
        <Notice still>{words.paying}</Notice>
      </div>
    </Section>
  );
}

export function StatesShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="states" number={number} title={words.states}>
      <Empty
        title={words.none}
        text={words.noneText}
        action={
          <LinkButton to="/services" kind="quiet">
            {words.towns}
          </LinkButton>
        }
      />
      <Skeleton lines={3} />
      <Row>
        <Spinner />
        {words.working}
      </Row>
      <LoadError text={words.paying} />
    </Section>
  );
}

export function NavigationShown({ number }: { number: number }) {
  const words = useWords();
  const [tab, setTab] = useState('all');
  const tabs = [
    { value: 'all', label: words.all },
    { value: 'upcoming', label: words.upcoming },
    { value: 'past', label: words.past },
    { value: 'cancelled', label: words.cancelled },
  ];
  return (
    <Section id="navigation" number={number} title={words.navigation}>
      <Breadcrumbs items={[{ label: words.stays, to: '/stays' }, { label: words.listing }]} />
      <Tabs
        label={words.bookings}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((each) => ({ ...each, panel: <p>{words.panel}</p> }))}
      />
      <Pagination page={1} pageSize={12} total={110} />
      <Row>
        <Avatar user={{ name: 'Wanjiru Kamau', avatar: null }} />
        <Avatar user={{ name: 'Otieno', avatar: null }} size="l" />
      </Row>
    </Section>
  );
}
