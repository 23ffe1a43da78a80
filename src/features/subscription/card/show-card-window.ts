import type { Output } from '#contract/operation.ts'

type BillingAuth = { method: 'CARD'; windowTarget: 'self'; successUrl: string; failUrl: string }
/** The functions of the payment service's script (docs.tosspayments.com, "JavaScript SDK"). */
type PaymentScript = (clientKey: string) => {
  payment: (payer: { customerKey: string }) => { requestBillingAuth: (auth: BillingAuth) => Promise<void> }
}
declare global {
  interface Window {
    TossPayments?: PaymentScript
  }
}

/**
 * Redirects this page to the window of the payment service, which returns to /card/done, or to /card if the window
 * was cancelled. Rejects if the script of the service cannot be loaded.
 */
export async function showCardWindow(
  { customerKey, clientKey, scriptUrl }: Output<'openCardWindow'>,
  formId: string,
): Promise<void> {
  await load(scriptUrl)
  const address = (path: string) => {
    const url = new URL(path, window.location.origin)
    url.searchParams.set('form', formId)
    return url.href
  }
  await window.TossPayments!(clientKey)
    .payment({ customerKey })
    .requestBillingAuth({
      method: 'CARD',
      windowTarget: 'self',
      successUrl: address('/card/done'),
      failUrl: address('/card'),
    })
}

function load(url: string): Promise<void> {
  if (window.TossPayments) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the payment service could not be loaded.'))
    })
    document.head.append(script)
  })
}
