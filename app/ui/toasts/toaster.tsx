import * as Toast from '@radix-ui/react-toast';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { messages } from '#app/ui/messages.ts';
import { ToastBody, type ToastContent } from './toast-body.tsx';

type Item = ToastContent & {
  /** New for each message, so that the timer restarts and the text is announced again. */
  id: number;
  key?: string;
};

/** The specification's constants, section 9; width (356 px) and gap (14 px) stand in toasts.css. */
const maxVisible = 3;
const duration = 4000;
const swipeThreshold = 20;

/** Between a control and the toasts, in px: its focus ring, and the gap that toasts keep from each other. */
const clearance = 14;

const hotkey = ['altKey', 'KeyT'];

let items: readonly Item[] = [];
let lastId = 0;
const root = createRoot(document.body.appendChild(document.createElement('div')));

function show(next: readonly Item[]) {
  items = next;
  root.render(<Toaster items={items} />);
}

/** Adds a toast, or replaces the one with its key. At most three are visible; the oldest go first. */
export function putToast(toast: Omit<Item, 'id'>) {
  lastId += 1;
  const item = { ...toast, id: lastId };
  const known = toast.key !== undefined && items.some(({ key }) => key === toast.key);
  show(
    known
      ? items.map((other) => (other.key === toast.key ? item : other))
      : [...items, item].slice(-maxVisible),
  );
}

/** Restarts the timers that the pointer stopped: a finger that tapped a toast, or a mouse left on it, does not keep it. */
function leave({ currentTarget }: MouseEvent) {
  currentTarget.closest('[role=region]')?.dispatchEvent(new PointerEvent('pointerleave'));
}

function Toaster({ items: shown }: { items: readonly Item[] }) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);

  function remember({ relatedTarget }: FocusEvent) {
    const outside = relatedTarget instanceof Element && !relatedTarget.closest('[role=region]');
    if (outside) cameFrom.current = relatedTarget;
  }

  // Scrolls the focused element out from under the toasts, when they appear and when the focus moves.
  useEffect(() => {
    const { current: region } = list;
    if (!region) return;
    const uncover = () => {
      const control = document.activeElement;
      // Text focused by a script is read from its start.
      if (!control?.matches(':not(body, [tabindex="-1"])') || region.contains(control)) return;
      const toasts = region.getBoundingClientRect();
      const { top, bottom, right } = control.getBoundingClientRect();
      const low = bottom + clearance - toasts.top;
      if (low > 0 && top < toasts.bottom && right > toasts.left) scrollBy({ top: low });
    };
    const growth = new ResizeObserver(uncover);
    growth.observe(region);
    addEventListener('focusin', uncover);
    return () => {
      growth.disconnect();
      removeEventListener('focusin', uncover);
    };
  }, []);

  // Returns the focus that was moved to the toasts once there are none.
  useEffect(() => {
    const { current: before } = cameFrom;
    const kept = shown.length > 0 || document.activeElement !== list.current;
    if (!kept && before instanceof HTMLElement) before.focus();
  }, [shown]);

  return (
    <Toast.Provider
      duration={duration}
      swipeThreshold={swipeThreshold}
      swipeDirection="right"
      label={messages.toast.region}
    >
      {shown.map(({ id, kind, text }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-kind={kind}
          duration={kind === 'loading' ? Number.POSITIVE_INFINITY : duration}
          type={kind === 'error' ? 'foreground' : 'background'}
          // A press would move the focus here, and a toast with the focus stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={leave}
          onOpenChange={(open) => {
            if (!open) show(items.filter((item) => item.id !== id));
          }}
        >
          <Toast.Description className="toast__body">
            <ToastBody kind={kind} text={text} />
          </Toast.Description>
          <Toast.Close className="toast__close icon-button" aria-label={messages.toast.dismiss}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="2" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={list}
        onFocus={remember}
        className="toasts"
        hotkey={shown.length > 0 ? hotkey : []}
        label={shown.length > 0 ? `${messages.toast.region} ({hotkey})` : messages.toast.region}
      />
    </Toast.Provider>
  );
}
