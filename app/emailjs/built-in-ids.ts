/**
 * The ids that the site sends with unless a visitor's browser holds others (specification, section 3).
 * They name, they do not protect: they are public in every page that carries the form. The mail service of this
 * project expects exactly these.
 */
export const defaultMailIds = {
  userId: 'public_key_demo_site',
  serviceId: 'service_sales_inbox',
  templateId: 'template_demo_request',
} as const;
