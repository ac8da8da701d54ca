import type { RichText } from '#app/content/types.ts';

/** Kinds of the specification, section 4. */
export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error';

/** A message, with links in it if need be. */
export type ToastText = string | RichText;

/** The specification's constants, section 9; width (356 px) and gap (14 px) stand in toasts.css. */
export const toastDefaults = { visible: 3, duration: 4000, swipeThreshold: 20 } as const;

export type ToastOptions = {
  /** Stands before the text instead of the kind's name. */
  title?: string;
  /** Replaces the toast with the same key, and is announced again. */
  key?: string;
};
