import { brand } from '#brand/brand.ts';
import { type DemoField, furtherFields } from '#request/demo-fields.ts';
import { type DemoRequest, websiteNotProvided } from '#request/schema.ts';

/** template_params of the first call (specification, section 7), in its order, followed by added fields. */
export function requestParams(request: DemoRequest) {
  return {
    name: request.name,
    companyName: request.companyName,
    website: request.website || websiteNotProvided,
    phoneNumber: request.phoneNumber,
    email: request.email,
    employees: request.employees,
    to_email: brand.salesEmail,
    ...Object.fromEntries(furtherFields.map(({ name }: DemoField) => [name, request[name] ?? ''])),
  };
}

/**
 * template_params of the second call: the thank-you with company, employees, contact and the way to the docs.
 * @param siteUrl origin of the site that the visitor is on
 */
export function acknowledgementParams(request: DemoRequest, siteUrl: string) {
  return {
    to_name: request.name,
    to_email: request.email,
    company_name: request.companyName,
    message: [
      `Thank you for asking for a demo of ${brand.name}.`,
      `Company: ${request.companyName}. Employees: ${request.employees}. Contact: ${request.phoneNumber}, ${request.email}.`,
      'Our team will contact you within 1-2 business days.',
      `Until then, the docs show how a process runs: ${siteUrl}${brand.docsPath}`,
    ].join('\n'),
  };
}
