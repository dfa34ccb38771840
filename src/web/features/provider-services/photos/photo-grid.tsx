import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Photo } from './use-gallery.ts';

interface PhotoGridProps {
  photos: readonly Photo[];
  busy: boolean;
  onArrange: (photos: Photo[]) => void;
  /** With the button that was pressed. */
  onDescribe: (photo: Photo, button: HTMLElement) => void;
  onRemove: (photo: Photo, button: HTMLElement) => void;
}

/** The photos in their order, which dragging changes: by mouse, by a long press, or by Space and the arrow keys. */
export function PhotoGrid({ photos, busy, onArrange, ...actions }: PhotoGridProps) {
  const { t } = useTranslation('provider-service');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace(photos.map(({ id }) => id)) }),
  );
  const placeOf = (id: unknown) => photos.findIndex((photo) => photo.id === id);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (!busy && from !== -1 && to !== -1 && from !== to) onArrange(arrayMove([...photos], from, to));
  };
  const announcements = useAnnouncements(placeOf, photos.length);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('photos.howToMove') } }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-4 md:grid-cols-3" aria-busy={busy}>
          {photos.map((photo, place) => (
            <PhotoTile key={photo.id} {...{ photo, place, count: photos.length }} {...actions} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** An arrow key moves by one place of the order. By what lies above or beside it, photos of one row would change to and fro. */
const toNextPlace =
  (ids: readonly string[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableRects } }) => {
    const step = steps[event.code];
    if (!step) return undefined;
    event.preventDefault();
    const rect = droppableRects.get(ids[ids.indexOf(String(over?.id ?? active)) + step] ?? '');
    return rect && { x: rect.left, y: rect.top };
  };

function useAnnouncements(placeOf: (id: unknown) => number, count: number): Announcements {
  const { t } = useTranslation('provider-service');
  const place = (id: unknown) => ({ number: placeOf(id) + 1, count });
  return {
    onDragStart: ({ active }) => t('photos.lifted', place(active.id)),
    onDragOver: ({ over }) => (over ? t('photos.over', place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('photos.dropped', place(over.id)) : undefined),
    onDragCancel: () => t('photos.stays'),
  };
}

interface PhotoTileProps extends Pick<PhotoGridProps, 'onDescribe' | 'onRemove'> {
  photo: Photo;
  place: number;
  count: number;
}

const handle = 'M9 5.5v.2M15 5.5v.2M9 11.9v.2M15 11.9v.2M9 18.3v.2M15 18.3v.2';

function PhotoTile({ photo, place, count, onDescribe, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('provider-service');
  const lang = useLang();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  const alt = photo.alt[lang] ?? photo.alt.en ?? photo.alt.sw ?? '';
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition: transition ?? undefined }}
      className={classes(
        'grid min-w-0 content-start gap-2 rounded-m bg-canvas',
        isDragging && 'relative z-10 shadow-high',
      )}
    >
      <div className="relative overflow-hidden rounded-m bg-sunken">
        <Picture {...photo} alt={alt} sizes="(min-width: 48rem) 14rem, 46vw" className="aspect-4/3 select-none" />
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('photos.move', { number: place + 1, count })}
          className="absolute inset-0 cursor-grab touch-manipulation rounded-m active:cursor-grabbing"
        >
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded-s bg-surface text-ink shadow-raised"
          >
            <LineDrawing path={handle} className="size-5" />
          </span>
        </button>
        {place === 0 && (
          <span className="pointer-events-none absolute bottom-2 left-2">
            <Badge tone="info">{t('photos.cover')}</Badge>
          </span>
        )}
      </div>
      <p className="line-clamp-2 text-s text-ink-soft wrap-anywhere">{alt}</p>
      <p className="flex flex-wrap gap-x-3">
        <Button
          kind="plain"
          className="px-0! text-s!"
          aria-label={t('photos.describeOf', { number: place + 1 })}
          onClick={({ currentTarget }) => onDescribe(photo, currentTarget)}
        >
          {t('photos.describe')}
        </Button>
        <Button
          kind="plain"
          className="px-0! text-s!"
          aria-label={t('photos.removeOf', { number: place + 1 })}
          onClick={({ currentTarget }) => onRemove(photo, currentTarget)}
        >
          {t('photos.remove')}
        </Button>
      </p>
    </li>
  );
}
