import type { ToastContent } from './toast-body.tsx';
// Loaded with the page: Vite requests a style sheet once, so one that fails offline would stay missing.
import './toasts.css';

let loading: Promise<typeof import('./toaster.tsx')> | undefined;

type Options = {
  /** Replaces the toast with the same key, and is announced again. */
  key?: string;
};

/**
 * Shows a message at the bottom right for 4000 ms; a `loading` one stays until another replaces it by `key`. The
 * toaster is a separate file, loaded with the first message. Returns false if it cannot be loaded (no network): then
 * show the message in place.
 */
export async function showToast(
  kind: ToastContent['kind'],
  text: ToastContent['text'],
  options: Options = {},
): Promise<boolean> {
  // One shared promise keeps messages in order.
  loading ??= import('./toaster.tsx');
  try {
    const { putToast } = await loading;
    putToast({ kind, text, ...options });
    return true;
  } catch {
    loading = undefined;
    return false;
  }
}
