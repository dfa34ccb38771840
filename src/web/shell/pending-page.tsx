import { Skeleton } from '../ui/skeleton.tsx';

/** Shown while a page without a skeleton of its own takes long. */
export function PendingPage() {
  return (
    <div className="page py-16">
      <Skeleton lines={5} />
    </div>
  );
}
