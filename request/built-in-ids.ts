/**
 * The default EmailJS ids, used unless the visitor's browser stores others (specification, section 3). They are public
 * names, not secrets. This project's mail service accepts exactly these.
 */
export const defaultMailIds = {
  userId: 'public_key_demo_site',
  serviceId: 'service_sales_inbox',
  templateId: 'template_demo_request',
} as const;
