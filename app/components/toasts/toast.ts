import type { ToastKind, ToastOptions, ToastText } from './toast-options.ts';
// With the page, not with the toaster: Vite asks for a stylesheet once, so one missed without a network stays missing.
import './toasts.css';

let loading: Promise<typeof import('./toaster.tsx')> | undefined;

/**
 * Shows a message at the bottom right for 4000 ms; a `loading` one stays until another takes its place by `key`.
 * The toaster is a file of its own that comes with the first message. Where it cannot be loaded, as without a network,
 * this gives false, and whoever has something to say must say it in place.
 */
export async function showToast(
  kind: ToastKind,
  text: ToastText,
  options: ToastOptions = {},
): Promise<boolean> {
  // One promise for all keeps messages in the order they were sent in.
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
