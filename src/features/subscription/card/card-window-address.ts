/**
 * The page that opens the window of the payment service for a form. It is a separate document, whose
 * policy allows the script of the service: a change of the address within the app would not.
 */
export const cardWindowAddress = (formId: string): string => `/card?form=${formId}`
