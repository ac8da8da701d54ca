import * as Toast from '@radix-ui/react-toast';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { RichText as Text } from '#app/ui/copy-types.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';

/** Kinds of the specification, section 4. */
export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error';

type Item = {
  kind: ToastKind;
  /** A message, with links in it if need be. */
  text: string | Text;
  key: string | undefined;
  /** New for each message, so that the timer restarts and the text is announced again. */
  id: number;
};

/** The specification's constants, section 9; width (356 px) and gap (14 px) stand in toasts.css. */
const maxVisible = 3;
const duration = 4000;
const swipeThreshold = 20;

const hotkey = ['altKey', 'KeyT'];

// An icon for each kind, since color alone must not tell them apart. Drawn inside a circle of radius 9 at 11, 11.
const signs: Record<ToastKind, { color: string; path: string }> = {
  loading: { color: 'muted', path: 'M11 6v5l3.5 2' },
  success: { color: 'success', path: 'M6.5 11.5l3 3 6-7' },
  info: { color: 'accent', path: 'M11 10v5.5M11 6v2' },
  warning: { color: 'warning', path: 'M11 6v6.5M11 14.5v2' },
  error: { color: 'danger', path: 'M7.5 7.5l7 7m0-7l-7 7' },
};

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

function Toaster({ items: shown }: { items: readonly Item[] }) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);

  function remember({ relatedTarget }: FocusEvent) {
    const outside = relatedTarget instanceof Element && !relatedTarget.closest('[role=region]');
    if (outside) cameFrom.current = relatedTarget;
  }

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
          onOpenChange={(open) => {
            if (!open) show(items.filter((item) => item.id !== id));
          }}
        >
          <Toast.Description className="toast__body">
            <span
              className="toast__sign"
              role="img"
              aria-label={messages.toast.kinds[kind]}
              // What Radix announces in place of an element without text.
              data-radix-toast-announce-exclude=""
              data-radix-toast-announce-alt={`${messages.toast.kinds[kind]}. `}
            >
              <svg
                width="22"
                height="22"
                viewBox="0 0 22 22"
                stroke={`var(--${signs[kind].color})`}
                aria-hidden="true"
              >
                <circle cx="11" cy="11" r="9" />
                <path d={signs[kind].path} />
              </svg>
            </span>
            <p>{typeof text === 'string' ? text : <RichText text={text} />}</p>
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
