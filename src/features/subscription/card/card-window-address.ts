/**
 * Returns the address of the page that opens the payment service's window for a form. The page must be loaded as a
 * new document, since its content security policy allows the script of the service: navigation within the app keeps
 * the policy of the first document.
 */
export const cardWindowAddress = (formId: string): string => `/card?form=${formId}`
