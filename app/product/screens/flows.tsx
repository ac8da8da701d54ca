import { weekdayOf } from '#app/sample-operations/calendar.ts';
import { isToday } from '#app/sample-operations/company.ts';
import {
  type BoardOrder,
  boardOrders,
  boardTotal,
  proofs,
} from '#app/sample-operations/fms-board.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  flowName,
  type Step,
  type StepId,
  stepsInOrder,
} from '#app/sample-operations/purchase-to-dispatch.ts';
import './flows.css';

const shortNames: Readonly<Record<StepId, string>> = {
  'raise-request': 'Raise',
  approve: 'Approve',
  'vendor-quote': 'Quote',
  'release-order': 'Release',
  dispatch: 'Dispatch',
};

/** Orders that a phone shows too: one over its TAT, one in time. */
const onPhones = [2041, 2043];

function status({ task, left }: BoardOrder): string {
  if (task.over > 0) return `${formatDuration(task.over)} over`;
  return isToday(task.due) ? `due in ${formatDuration(left)}` : `due ${weekdayOf(task.due)}`;
}

/** The line of one order: closed steps in ink, the part over its TAT in amber, the rest dashed. */
function OrderLine({ order }: { order: BoardOrder }) {
  const { position, task } = order;
  const share = 100 / stepsInOrder.length;
  const [opened, here] = [`${share * position}%`, `${share * (position + 0.5)}%`];
  const late = task.over > 0;
  const last = position === stepsInOrder.length - 1;
  return (
    <svg className="order-line" width="100%" height="38" aria-hidden="true">
      <line className="order-line__rest" x1={here} x2="100%" y1="26" y2="26" />
      <line className="order-line__done" x1="0" x2={late ? opened : here} y1="26" y2="26" />
      {late && <line className="order-line__over" x1={opened} x2={here} y1="26" y2="26" />}
      <circle className="order-line__stop" cx={here} cy="26" r="7" />
      <text
        className={late ? 'order-line__late' : undefined}
        x={here}
        y="13"
        dx={last ? 8 : -8}
        textAnchor={last ? 'end' : 'start'}
      >
        {status(order)}{' '}
      </text>
    </svg>
  );
}

function OrderRow({ order }: { order: BoardOrder }) {
  const { task } = order;
  return (
    <tr className={onPhones.includes(task.order) ? undefined : 'window__detail'}>
      <th scope="row">{task.order}</th>
      <td colSpan={stepsInOrder.length}>
        <OrderLine order={order} />
        <span className="visually-hidden">
          {`at ${task.step.name}, ${task.owner.name}, ${status(order)}, due ${formatInstant(task.due)}`}
        </span>
      </td>
    </tr>
  );
}

const rows: readonly { readonly name: string; readonly cell: (step: Step) => string }[] = [
  { name: 'Who', cell: ({ owner }) => owner.name },
  { name: 'When', cell: ({ tat }) => formatDuration(tat) },
  { name: 'How', cell: ({ id }) => proofs[id] },
];

/** A process: what each step does, who has it, when it is due and how it closes; and the open orders on it. */
export function FlowsScreen() {
  return (
    <>
      <div className="window__head">
        <b className="window__title">{flowName}</b>{' '}
        <span className="window__note window__detail">
          {`${boardTotal.open} open, ${boardTotal.late} late`}
        </span>
      </div>
      <table className="app-table flow-table">
        <thead>
          <tr>
            <th scope="row">What</th>
            {stepsInOrder.map(({ id }) => (
              <th key={id} scope="col">
                {shortNames[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name} className="window__detail flow-table__rule">
              <th scope="row">{name}</th>
              {stepsInOrder.map((step) => (
                <td key={step.id}>{cell(step)}</td>
              ))}
            </tr>
          ))}
          {boardOrders.map((order) => (
            <OrderRow key={order.task.order} order={order} />
          ))}
        </tbody>
      </table>
    </>
  );
}
