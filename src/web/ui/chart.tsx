import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, curveStepAfter, line } from 'd3-shape';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface Point {
  key: string;
  /** Short, below the axis; screen readers get `name`. */
  label: string;
  name: string;
  /** Below 0 it is drawn below the line of 0. */
  value: number;
  /** The value with its unit, as text. */
  text: string;
}

interface ChartProps {
  title: ReactNode;
  /** The unit of the values, above the axis. */
  unit: string;
  points: Point[];
  /** Formats a value on the axis. */
  tick: (value: number) => string;
  /**
   * bars: sums of periods. line: values that change gradually. steps: values that stay until they change, such as a
   * price.
   */
  shape: 'bars' | 'line' | 'steps';
  /** Low and without an axis, to stand beside others of its kind; the title says how much there is. */
  small?: boolean;
}

const height = 160;
const width = 480;
/** With more points than the first, about as many as the second have a label, so that these can be read on a phone. */
const allLabelled = 12;
const someLabelled = 8;

/**
 * A small chart as SVG, without a library. It stretches with the page, while text and lines keep their size; screen
 * readers get the figures as a table.
 */
export function Chart({ title, unit, points, tick, shape, small = false }: ChartProps) {
  const id = useId();
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = scaleLinear([least, least === most ? 1 : most], [height, 0]).nice(4);
  const every = points.length > allLabelled ? Math.ceil(points.length / someLabelled) : 1;
  const columns = { gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` };
  return (
    <figure aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <figcaption id={id} className="text-s font-semibold">
        {title} <span className="font-normal text-ink-soft">{unit}</span>
      </figcaption>
      <div aria-hidden="true" className={classes('@container relative', !small && 'pl-12')}>
        {(small ? [] : y.ticks(4)).map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 flex h-0 items-center gap-2 text-xs text-ink-soft"
            style={{ top: y(value) }}
          >
            <span className="w-10 text-right tabular-nums">{tick(value)}</span>
            <span className={classes('h-px grow', least < 0 && value === 0 ? 'bg-line-strong' : 'bg-line')} />
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={classes('relative w-full overflow-visible', small ? 'h-14 border-b border-line-strong' : 'h-40')}
        >
          {shape === 'bars' ? <Bars points={points} y={y} /> : <Line points={points} y={y} steps={shape === 'steps'} />}
        </svg>
        <div className={classes('grid text-center text-xs text-ink-soft', small ? 'mt-1' : 'mt-2')} style={columns}>
          {points.map(
            ({ key, label }, place) =>
              place % every === 0 && (
                <span
                  key={key}
                  // Where small bars leave no room between names, every second is shown, with the last.
                  className={classes(
                    every > 1 ? 'truncate text-left' : 'truncate',
                    small && (points.length - place) % 2 === 0 && '@max-[14rem]:invisible',
                  )}
                  style={{ gridColumn: `span ${Math.min(every, points.length - place)}` }}
                >
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
      {/* `sr-only` on an element around the table, since a table would keep its width. */}
      <div className="sr-only">
        <Figures title={title} unit={unit} points={points} />
      </div>
    </figure>
  );
}

interface MarksProps {
  points: Point[];
  y: (value: number) => number;
}

function Bars({ points, y }: MarksProps) {
  const x = scaleBand(
    points.map(({ key }) => key),
    [0, width],
  ).padding(0.3);
  return points.map(({ key, value }) => (
    <rect
      key={key}
      x={x(key)}
      y={y(Math.max(0, value))}
      width={x.bandwidth()}
      height={Math.abs(y(value) - y(0))}
      className={value < 0 ? 'fill-danger' : 'fill-ocean'}
    />
  ));
}

function Line({ points, y, steps }: MarksProps & { steps: boolean }) {
  const each = width / points.length;
  const curve = steps ? curveStepAfter : curveMonotoneX;
  // A step is as wide as its period; a line connects the middles of the periods.
  const last = points.at(-1);
  const spots = points.map(({ value }, place): [number, number] => [each * (steps ? place : place + 0.5), y(value)]);
  if (steps && last) spots.push([width, y(last.value)]);
  return (
    <>
      <path d={area<[number, number]>().curve(curve).y0(y(0))(spots) ?? ''} className="fill-ocean-soft" />
      <path
        d={line().curve(curve)(spots) ?? ''}
        className="fill-none stroke-ocean"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

function Figures({ title, unit, points }: Pick<ChartProps, 'title' | 'unit' | 'points'>) {
  return (
    <table>
      <caption>
        {title} {unit}
      </caption>
      <tbody>
        {points.map(({ key, name, text }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
