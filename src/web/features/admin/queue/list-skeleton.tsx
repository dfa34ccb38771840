import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { itemColumns } from './waiting-item.tsx';

export function ListSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={itemColumns}>
          <SkeletonBox className="aspect-square sm:aspect-4/3" />
          <div className="grid content-start gap-3">
            <SkeletonBox className="h-5 w-24" />
            <SkeletonBox className="h-7 w-3/4" />
            <SkeletonBox className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
