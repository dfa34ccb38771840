import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';

/** Shown while the provider's card fields load. */
export function LiveCardSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-5">
        <SkeletonBox className="h-20" />
        <SkeletonBox className="h-20" />
        <SkeletonBox className="h-12" />
      </div>
    </Skeleton>
  );
}
