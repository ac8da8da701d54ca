import { type RefObject, useEffect } from 'react';
import { countFormEvent } from './form-events.ts';

/** Counts, once a page, that the form came into view. */
export function useFormSeen(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!import.meta.env.VITE_ANALYTICS || !form.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      countFormEvent('form seen');
      observer.disconnect();
    });
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
}
