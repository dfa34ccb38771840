import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';

/** The place of the calendar until it is there. */
export function CalendarSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-4">
        <SkeletonBox className="h-12 max-w-xl" />
        <SkeletonBox className="h-9 w-1/2" />
        <SkeletonBox className="h-96" />
      </div>
    </Skeleton>
  );
}
