import { appScreens } from '#app/content/app-screens.ts';
import { fill } from '#app/content/fill.ts';
import { orderStops } from '#app/figures/order-stops.ts';
import { Island } from '#app/islands/island.tsx';
import { Checks, Due, Part, Tag, Thread } from '#app/kit/app-parts.tsx';
import { Phone, Push } from '#app/kit/app-phone.tsx';
import { Table } from '#app/kit/app-table.tsx';
import { Toolbar, Window } from '#app/kit/app-window.tsx';
import { ProcessLine } from '#app/kit/process-line.tsx';
import { states, steps, viewer } from '#app/sample-operations/order-2041.ts';
import { OrderActions } from './order-actions.tsx';
import './order-phone.css';
import './order-stage.css';

const words = appScreens.order;

type State = (typeof states)[number];

function OrderScreen({ state }: { readonly state: State }) {
  const { id, at, title, tag, reason, quotes, messages } = state;
  return (
    <>
      <Toolbar
        title={words.title}
        filter={{ icon: 'flow', text: words.process }}
        end={at}
        me={viewer}
      />
      <div className="stage__body">
        <p className="stage__title row">
          <b>{title}</b> <Tag tone={tag.tone}>{tag.text}</Tag>{' '}
          <span className="muted">{reason}</span>
        </p>
        <ProcessLine
          stops={orderStops(steps[id], { flag: 'Now', me: viewer })}
          options={['tail', 'rows']}
          label={words.title}
        />
        <div className="stage__parts">
          <Part {...words.checks}>
            <Checks rows={quotes} />
          </Part>
          <Part title={appScreens.messageBoard}>
            <Thread messages={messages} me={viewer} />
          </Part>
        </div>
      </div>
    </>
  );
}

/** What the order's state means on the phone of whoever has the next step. */
function NextPhone({ state }: { readonly state: State }) {
  const { id, at, owner, push, tasks } = state;
  return (
    <Phone at={at.slice('Wed '.length)} name={fill(words.phone, { owner })}>
      <Push about={words.title} {...push} />
      <ProcessLine axis="y" stops={orderStops(steps[id], { me: owner }).slice(1)} />
      <p className="part__title">
        <b>{words.work.title}</b> <span>{words.work.aside}</span>
      </p>
      <Table
        look={['inset', 'headless']}
        rows={Object.entries(tasks)}
        rowKey={([name]) => name}
        columns={[
          { name: words.columns.task, cell: ([name]) => name },
          { name: words.columns.due, end: true, cell: ([, due]) => <Due text={due} /> },
        ]}
      />
    </Phone>
  );
}

/** Order 2041 on Asha's desktop and on the next person's phone, in the three states that the visitor can bring about. */
export function OrderStage() {
  return (
    <div className="stage">
      <Window module="flows" wideRail>
        <div className="stage__states">
          {states.map((state, index) => (
            <div key={state.id} data-stage-state={state.id} hidden={index > 0}>
              <OrderScreen state={state} />
            </div>
          ))}
        </div>
        <Island
          id="order"
          name="order-actions"
          component={OrderActions}
          props={{
            states: states.map(({ id, note, actions, outcome }) => ({
              id,
              note,
              actions,
              outcome,
            })),
          }}
        />
      </Window>
      <div className="stage__phones">
        {states.map((state, index) => (
          <div key={state.id} data-stage-state={state.id} hidden={index > 0}>
            <NextPhone state={state} />
          </div>
        ))}
      </div>
    </div>
  );
}
