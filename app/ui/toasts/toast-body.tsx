import type { RichText as Text } from '#app/ui/copy-types.ts';
import { messages } from '#app/ui/messages.ts';
import { RichText } from '#app/ui/rich-text.tsx';

/** Kinds of the specification, section 4. */
export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error';

export type ToastContent = {
  readonly kind: ToastKind;
  /** A message, with links in it if need be. */
  readonly text: string | Text;
};

// A sign for each kind, within a circle of radius 9 around 11, 11: state is never told by color alone.
const signs: Record<ToastKind, { color: string; path: string }> = {
  loading: { color: 'muted', path: 'M11 6v5l3.5 2' },
  success: { color: 'success', path: 'M6.5 11.5l3 3 6-7' },
  info: { color: 'accent', path: 'M11 10v5.5M11 6v2' },
  warning: { color: 'warning', path: 'M11 6v6.5M11 14.5v2' },
  error: { color: 'danger', path: 'M7.5 7.5l7 7m0-7l-7 7' },
};

/** Content of a toast: the sign of its kind, which screen readers name, and the text. */
export function ToastBody({ kind, text }: ToastContent) {
  const { color, path } = signs[kind];
  const name = messages.toast.kinds[kind];
  return (
    <>
      <span
        className="toast__sign"
        role="img"
        aria-label={name}
        // What Radix announces in place of an element without text.
        data-radix-toast-announce-exclude=""
        data-radix-toast-announce-alt={`${name}. `}
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 22 22"
          stroke={`var(--${color})`}
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="9" />
          <path d={path} />
        </svg>
      </span>
      <p>{typeof text === 'string' ? text : <RichText text={text} />}</p>
    </>
  );
}
