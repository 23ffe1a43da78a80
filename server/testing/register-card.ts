import type { Schema } from '#contract/operation.ts'
import type { Portal } from './portal.ts'

/**
 * Registers a card as a member does: the card number is entered in the window of the demo's payment service, which
 * returns a key. Returns the form fields that identify the card.
 */
export async function registerCard(
  portal: Pick<Portal, 'app' | 'call'>,
  session: string,
  { cardNumber = '4330 1234 1234 1234', cardExpiration = '11/29' } = {},
): Promise<Required<Pick<Schema<'FormCard'>, 'cardId' | 'cardInfo' | 'cardNumber'>>> {
  const { data: opened } = await portal.call('openCardWindow', {}, { session })
  const { headers } = await portal.app.inject({
    method: 'POST',
    url: '/demo/card-window',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
    body: new URLSearchParams({
      customerKey: opened.customerKey,
      successUrl: 'http://localhost/card/done',
      failUrl: 'http://localhost/card',
      cardNumber,
      cardExpiration,
    }).toString(),
  })
  const { searchParams } = new URL(String(headers.location), 'http://localhost')
  const authKey = searchParams.get('authKey') ?? ''
  const { data } = await portal.call(
    'registerCard',
    { customerKey: opened.customerKey, authKey },
    { session },
  )
  return { cardId: data.cardId, cardInfo: data.cardInfo, cardNumber: data.cardNumber }
}
