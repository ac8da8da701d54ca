import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { appScreens } from '#app/product/app-copy.ts';
import { Checks, Status, Thread } from '#app/product/app-parts.tsx';
import { AppWindow, Toolbar } from '#app/product/app-window.tsx';
import { order2041Outcome, order2041States } from '#app/product/order-2041.ts';
import { orderStops } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { fill } from '#request/fill.ts';
import { Phone, Push } from './app-phone.tsx';
import { home } from './copy.ts';
import { OrderActions } from './order-actions.tsx';
import './order-phone.css';
import './order-stage.css';

const words = appScreens.order;
const viewer = 'Asha';
const ends = fill(words.ends, order2041Outcome);

type State = (typeof order2041States)[number];

function OrderScreen({ state }: { readonly state: State }) {
  const { at, events, title, tag, reason, messages } = state;
  return (
    <>
      <Toolbar
        title={words.title}
        aside={fill(words.due, order2041Outcome)}
        filter={words.process}
        icon="flow"
        end={at}
        me={viewer}
      />
      <div className="stage__body">
        <p className="stage__title display">
          {title}, <Status late={tag.tone === 'late'}>{tag.text}</Status> <small>{reason}</small>
        </p>
        <ProcessLine
          large
          stops={orderStops(at, { happened: events, me: viewer })}
          flag
          options={['tail', 'rows', 'from-edge', 'to-edge']}
          label={words.title}
        />
        <Thread messages={messages} me={viewer} />
      </div>
    </>
  );
}

/** What the order's state means on the locked phone of whoever has the next step. */
function NextPhone({ state: { at, owner, push, quotes } }: { readonly state: State }) {
  const time = at.slice('Wed '.length);
  return (
    <Phone at={time} name={fill(words.phone, { owner })}>
      <p className="clock" aria-hidden="true">
        {words.day} <b>{time}</b>
      </p>
      <Push about={words.title} {...push} />
      <Checks ends={quotes} missing="late" />
    </Phone>
  );
}

type StatesProps = {
  readonly className?: string;
  readonly draw: (state: State) => ReactNode;
};

/** Renders the first state, and every state as a `<template>`; `OrderActions` shows the one that follows a press. */
function States({ className, draw }: StatesProps) {
  return (
    <div className={className}>
      <div data-shown>{draw(order2041States[0])}</div>
      {order2041States.map((state) => (
        <template key={state.id} data-state={state.id}>
          {draw(state)}
        </template>
      ))}
    </div>
  );
}

/** Order 2041 on Asha's desktop and on the next person's phone, in the three states that the visitor can bring about. */
export function OrderStage() {
  return (
    <div className="stage">
      <AppWindow>
        <States draw={(state) => <OrderScreen state={state} />} />
        <Island
          id="order"
          name="order-actions"
          component={OrderActions}
          props={{
            states: order2041States.map(({ id, title, reason, note, actions }) => ({
              id,
              outcome: `${title}. ${reason}`,
              note,
              actions,
            })),
            end: { text: ends, label: words.seeHow, href: `#${home.closing.id}` },
          }}
        />
      </AppWindow>
      <States className="stage__phones" draw={(state) => <NextPhone state={state} />} />
    </div>
  );
}
