import { useEffect, useState } from 'react';

/** The option that a query such as `?branch=pune` names; undefined when it names none of them. */
export function choiceIn<Option extends string>(
  search: string,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = new URLSearchParams(search).get(name);
  return options.find((option) => option === value);
}

/** The query with the choice in it, other names kept. The first choice needs no words: it is what the page shows anyway. */
export function searchWith(search: string, name: string, choice: string, first: string): string {
  const query = new URLSearchParams(search);
  if (choice === first) query.delete(name);
  else query.set(name, choice);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * One of several options, kept in the address so that a visitor can share what is on the screen. It starts as the server
 * drew it, `first`, then follows the query; choosing rewrites the address without a new entry in the history.
 */
export function useQueryChoice<Option extends string>(
  name: string,
  options: readonly Option[],
  first: Option,
): [Option, (choice: Option) => void] {
  const [choice, setChoice] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the island comes to life
  useEffect(() => {
    const asked = choiceIn(location.search, name, options);
    if (asked !== undefined) setChoice(asked);
  }, []);
  function choose(next: Option) {
    setChoice(next);
    const search = searchWith(location.search, name, next, first);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
  return [choice, choose];
}
