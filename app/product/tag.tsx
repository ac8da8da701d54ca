import type { ReactNode } from 'react';
import type { Person } from '#app/sample-operations/company.ts';
import './tag.css';

type Props = {
  readonly tone?: 'late' | 'now' | 'closed';
  readonly children: ReactNode;
};

/** A short status on a tinted ground: `<Tag tone="late">5 h over TAT</Tag>`. */
export function Tag({ tone, children }: Props) {
  return <span className={tone ? `tag tag--${tone}` : 'tag'}>{children}</span>;
}

/** Who has the task: `<Owner person={people.ravi} />`. */
export function Owner({ person, isNew }: { readonly person: Person; readonly isNew?: boolean }) {
  return <Tag tone={isNew ? 'now' : undefined}>{person.name}</Tag>;
}
