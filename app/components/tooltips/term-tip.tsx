import * as Tooltip from '@radix-ui/react-tooltip';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '#app/browser/after-paint.ts';

/** The specification's delays, section 9, in milliseconds. */
export const tooltipDelays = { show: 700, skip: 300 } as const;

export type TermTipProps = { name: string; text: string };

/**
 * Which term's tooltip was shown last, and until when: another one within 300 ms shows at once. The provider knows
 * only its own island's; this is shared by all.
 */
let lastShown = { id: '', until: Number.NEGATIVE_INFINITY };

/**
 * An abbreviation with its explanation. Before hydration, and without JavaScript, the explanation is a popover that a
 * press opens; from then on a tooltip with the specification's delays, which a press or tap toggles.
 */
export function TermTip({ name, text }: TermTipProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const openWhenPressed = useRef<boolean | null>(null);
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState(false);
  // What is left of the delay when the pointer came before the handlers did.
  const [left, setLeft] = useState<number | null>(null);

  function show(next: boolean) {
    if (next) lastShown = { id, until: Number.POSITIVE_INFINITY };
    else if (lastShown.id === id) lastShown.until = Math.min(lastShown.until, performance.now());
    setOpen(next);
  }

  // What the visitor did to wake this island came before its handlers were there: take it over, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens on hydration only
  useEffect(() => {
    const button = trigger.current;
    if (!button || !popover.current) return;
    setLive(true);
    if (popover.current.matches(':popover-open') || button.matches(':focus-visible')) show(true);
    if (!button.matches(':hover')) return;
    const { since } = button.closest<HTMLElement>('[data-island]')?.dataset ?? {};
    const rested = since === undefined ? 0 : performance.now() - Number(since);
    setLeft(Math.max(0, tooltipDelays.show - rested));
  }, []);

  // Radix hears of that pointer once it knows how long to wait; from then on the delay is whole again.
  useEffect(() => {
    if (left === null) return;
    trigger.current?.dispatchEvent(
      new window.PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
    );
    setLeft(null);
  }, [left]);

  function followUp(event: PointerEvent) {
    const soon = performance.now() - lastShown.until < tooltipDelays.skip;
    if (event.pointerType !== 'touch' && soon && lastShown.id !== id) show(true);
  }

  return (
    <Tooltip.Provider
      delayDuration={left ?? tooltipDelays.show}
      skipDelayDuration={tooltipDelays.skip}
    >
      <Tooltip.Root
        open={open}
        onOpenChange={(next) => {
          const focused = trigger.current?.matches(':focus-visible');
          // The focus is seen to move before what it opens is laid out.
          if (next && focused) afterPaint(() => show(true));
          // Focus scrolls its target into view, and scrolling would close what focus has just opened.
          else if (next || !focused) show(next);
        }}
      >
        <Tooltip.Trigger
          ref={trigger}
          className="term__name"
          type="button"
          popoverTarget={live ? undefined : `${id}tip`}
          onBlur={(event) => {
            // Nor before what it closes is gone.
            event.preventDefault();
            afterPaint(() => show(false));
          }}
          onPointerMove={followUp}
          onPointerDown={() => {
            openWhenPressed.current = open;
          }}
          onClick={(event) => {
            if (!live) return;
            event.preventDefault();
            show(!(openWhenPressed.current ?? open));
            openWhenPressed.current = null;
          }}
        >
          {name}
        </Tooltip.Trigger>
        {!live && (
          <span ref={popover} className="tooltip" popover="auto" id={`${id}tip`}>
            {text}
          </span>
        )}
        {/* Within a landmark, as everything that is read. */}
        <Tooltip.Portal container={trigger.current?.closest('main')}>
          <Tooltip.Content
            className="tooltip"
            sideOffset={8}
            collisionPadding={12}
            onEscapeKeyDown={() => show(false)}
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
