import type { FastifyInstance } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import { isCardExpiration, isCardNumber, isExpiryPast } from '#domain/korean/card.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { SIMULATED_SCRIPT, SIMULATED_WINDOW, simulatedAuthKey } from '#server/payments/simulated-card.ts'
import { escapeHtml, sendDemoPage } from './demo-page.ts'

const FORM = 'application/x-www-form-urlencoded'
const passedFieldNames = ['customerKey', 'successUrl', 'failUrl'] as const
type PassedFields = Record<(typeof passedFieldNames)[number], string>

/** The script has the interface of Toss Payments: it navigates the page to the card window. */
const SCRIPT = `window.TossPayments = (clientKey) => ({
  payment: ({ customerKey }) => ({
    requestBillingAuth: async ({ successUrl, failUrl }) => {
      location.assign('${SIMULATED_WINDOW}?' + new URLSearchParams({ clientKey, customerKey, successUrl, failUrl }))
    },
  }),
})
`

/**
 * Serves the card window of the simulated payment service, in which a card number is entered: a page with a separate
 * origin, and its script. The window stores nothing, and the key that it returns contains only the last four digits
 * and the expiration.
 */
export function serveCardWindow(app: FastifyInstance, clock: Clock): void {
  app.get(SIMULATED_SCRIPT, (_, reply) =>
    reply.header('Cache-Control', 'no-store').type('text/javascript; charset=utf-8').send(SCRIPT),
  )
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    )
    scope.get<{ Querystring: Record<string, unknown> }>(SIMULATED_WINDOW, (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://localhost')
      return sendWindow(reply, passedFieldsOf(searchParams))
    })
    scope.post<{ Body: URLSearchParams }>(SIMULATED_WINDOW, (request, reply) => {
      const passedParameters = passedFieldsOf(request.body)
      const cardDigits = digitsOf(request.body.get('cardNumber') ?? '')
      const cardExpiration = formatExpiration(request.body.get('cardExpiration') ?? '')
      const isTyped = isCardNumber(cardDigits) && isCardExpiration(cardExpiration)
      if (!isTyped || isExpiryPast(cardExpiration, clock)) return sendWindow(reply, passedParameters, true)
      const authKey = simulatedAuthKey({ lastFour: cardDigits.slice(-4), cardExpiration })
      return reply.redirect(
        addressOf(passedParameters.successUrl, { customerKey: passedParameters.customerKey, authKey }),
        303,
      )
    })
    done()
  })
}

const formatExpiration = (text: string) => digitsOf(text).replace(/^(\d{2})(\d{2})$/, '$1/$2')

const passedFieldsOf = (params: URLSearchParams): PassedFields =>
  Object.fromEntries(passedFieldNames.map((name) => [name, params.get(name) ?? ''])) as PassedFields

/** Returns an address of this site with more parameters: the window does not return to any other site. */
function addressOf(url: string, more: Record<string, string>): string {
  const { pathname, searchParams } = new URL(URL.canParse(url) ? url : '/', 'http://localhost')
  for (const [name, value] of Object.entries(more)) searchParams.set(name, value)
  return `${pathname.replace(/^\/+/, '/')}?${searchParams}`
}

function sendWindow(reply: Parameters<typeof sendDemoPage>[0], passed: PassedFields, isWrong = false) {
  const hiddenInputs = passedFieldNames.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(passed[name])}">`,
  )
  const cancelUrl = addressOf(passed.failUrl, { code: 'PAY_PROCESS_CANCELED' })
  return sendDemoPage(reply, {
    title: '카드 등록',
    forms: true,
    sandbox: true,
    main: `<p>체험판의 결제 서비스입니다. 실제 카드 번호는 입력하지 마세요. 입력한 번호는 저장하지 않습니다.</p>
${isWrong ? '<p role="alert">카드 번호와 유효 기간(월/년)을 확인해 주세요.</p>' : ''}
<form method="post" action="${SIMULATED_WINDOW}" aria-label="카드 등록">
${hiddenInputs.join('')}
<label>카드 번호<input name="cardNumber" inputmode="numeric" autocomplete="off" required maxlength="25"></label>
<label>유효 기간<input name="cardExpiration" inputmode="numeric" autocomplete="off" required maxlength="7" placeholder="MM/YY"></label>
<button>카드 등록</button>
</form>
<nav aria-label="그만두기"><a href="${escapeHtml(cancelUrl)}">취소</a></nav>
<p class="soft">번호의 마지막 네 자리가 결제 결과를 정합니다: 0002 거절, 9995 잔액 부족, 9987 한도 초과, 0069 등록할 수 없는 카드, 0119 응답 없음.</p>`,
  })
}
