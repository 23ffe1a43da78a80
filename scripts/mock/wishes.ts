import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import type { Examples } from '../contract-examples.ts'

/**
 * An effect on the calls of an operation: a problem is answered, the answer is delayed, or the connection is cut. The
 * effect applies to one call, or until it is removed on the page /mock.
 */
export type MockEffect = { operation: OperationId; once: boolean } & (
  | { kind: 'problem'; problem: ProblemName }
  | { kind: 'delay'; seconds: number }
  | { kind: 'cut' }
)

const MAX_SECONDS = 60
const ids = Object.keys(operationTable) as OperationId[]
const problems = Object.keys(problemCatalogue) as ProblemName[]

/** Creates the store of the effects that were set on the page /mock: the latest effect of each operation. */
export function createMockEffects() {
  const effectByOperation = new Map<OperationId, MockEffect>()
  return {
    list: () => [...effectByOperation.values()],
    /** Returns the effect for the current call, and removes it from the store if it was set for a single call. */
    take(operation: OperationId): MockEffect | undefined {
      const wish = effectByOperation.get(operation)
      if (wish?.once) effectByOperation.delete(operation)
      return wish
    },
    /** Applies a form that was submitted on the page /mock. Returns the validation error in Korean, or undefined. */
    change(form: URLSearchParams): string | undefined {
      const operation = ids.find((id) => id === form.get('operation'))
      if (operation === undefined) return '호출을 골라 주세요.'
      if (form.get('do') === 'forget') return void effectByOperation.delete(operation)
      const wish = parseEffect(operation, form)
      if (typeof wish === 'string') return wish
      effectByOperation.set(operation, wish)
      return undefined
    },
  }
}

function parseEffect(operation: OperationId, form: URLSearchParams): MockEffect | string {
  const commonFields = { operation, once: form.get('once') === 'Y' }
  const kind = form.get('kind')
  if (kind === 'cut') return { ...commonFields, kind }
  if (kind === 'delay') {
    const seconds = Number(form.get('seconds'))
    const isFit = seconds > 0 && seconds <= MAX_SECONDS
    return isFit ? { ...commonFields, kind, seconds } : `${MAX_SECONDS}초까지 입력할 수 있습니다.`
  }
  const problem = problems.find((name) => name === form.get('problem'))
  return problem ? { ...commonFields, kind: 'problem', problem } : '거절 코드를 골라 주세요.'
}

/**
 * The answer for an effect with a problem: as the pacts show it for the operation, else from the catalogue
 * of problems.
 */
export function answerOfProblem(
  problem: ProblemName,
  { problems: shown }: Examples,
): { status: number; content: unknown } {
  const shownAnswer = shown.get(problem)
  if (shownAnswer) return { status: shownAnswer.status, content: shownAnswer.value }
  const { code, http, msg } = problemCatalogue[problem]
  return { status: http, content: { code, msg, data: null } }
}

const escapePattern = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function describeEffect(wish: MockEffect): string {
  const how = wish.once ? '한 번' : '계속'
  if (wish.kind === 'cut') return `${how} 연결을 끊습니다.`
  if (wish.kind === 'delay') return `${how} ${wish.seconds}초 늦게 답합니다.`
  const { code, msg } = problemCatalogue[wish.problem]
  return `${how} ${code} ${wish.problem}: ${msg}`
}

/** Renders the page /mock: the current effects, and a form that adds an effect. The page works without scripts. */
export function mockPage(wishes: readonly MockEffect[], mistake?: string): string {
  const rows = wishes.map(
    (wish) => `<li><form method="post"><code>${wish.operation}</code> ${escapePattern(describeEffect(wish))}
<input type="hidden" name="operation" value="${wish.operation}"><button name="do" value="forget">취소</button></form></li>`,
  )
  const options = (values: readonly string[], labelOf: (value: string) => string = (value) => value) =>
    values.map((value) => `<option value="${value}">${escapePattern(labelOf(value))}</option>`).join('')
  const problemLabel = (name: string) => {
    const { code, msg } = problemCatalogue[name as ProblemName]
    return `${code} ${name} ${msg}`
  }
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>기억하는 모의 서버</title><meta name="color-scheme" content="light dark">
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px 16px}label{display:block;margin:12px 0}select,input[type=number]{font:inherit;max-width:100%;padding:8px}button{font:inherit;padding:8px 14px}li form{display:flex;gap:8px;align-items:center;flex-wrap:wrap}</style>
</head><body>
<h1>기억하는 모의 서버</h1>
<p>이 서버는 체험판의 서버로 답하므로 로그인, 목록, 상태와 중복 방지 키를 그대로 기억합니다. 여기에서 고른 호출만 다르게 답합니다. <a href="/">앱 열기</a></p>
<h2>지금 다르게 답하는 호출</h2>
${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>없습니다. 모든 호출에 그대로 답합니다.</p>'}
<h2>다르게 답하기</h2>
${mistake === undefined ? '' : `<p role="alert">${escapePattern(mistake)}</p>`}
<form method="post">
<label>호출 <select name="operation">${options(ids)}</select></label>
<label><input type="radio" name="kind" value="problem" checked> 거절 <select name="problem" aria-label="거절 코드">${options(problems, problemLabel)}</select></label>
<label><input type="radio" name="kind" value="delay"> 늦게 답하기 <input type="number" name="seconds" value="5" min="1" max="${MAX_SECONDS}" aria-label="초"> 초</label>
<label><input type="radio" name="kind" value="cut"> 연결 끊기</label>
<label><input type="checkbox" name="once" value="Y"> 한 번만</label>
<button>적용하기</button>
</form>
</body></html>
`
}
