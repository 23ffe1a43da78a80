import { changeBytes, changeEnvelope, changeHeaders, changeProblem, replaceAnswer } from './changes.ts'
import { answerFault, fault, noticeOperations } from './fault.ts'
import type { Fault } from './faulty-proxy.ts'

// Replaces each Hangul syllable by two EUC-KR bytes that are not valid UTF-8.
const eucKr = (body: Buffer) => Buffer.from(body.toString().replaceAll(/[가-힣]/g, '\u00B0\u00A1'), 'latin1')

/** The faults for which a server returns envelopes or problems that violate the contract. */
export const faultsOfEnvelopes: Fault[] = [
  answerFault(
    'no message',
    noticeOperations,
    changeEnvelope((answer) => void delete answer['msg']),
  ),
  answerFault(
    'no code',
    noticeOperations,
    changeEnvelope((answer) => void delete answer['code']),
  ),
  answerFault(
    'a code as text',
    noticeOperations,
    changeEnvelope((answer) => void (answer['code'] = '200')),
  ),
  answerFault(
    'a code of another kind',
    noticeOperations,
    changeEnvelope((answer) => void (answer['code'] = 0)),
  ),
  answerFault(
    'no data',
    noticeOperations,
    changeEnvelope((answer) => void (answer['data'] = null)),
  ),
  answerFault(
    'data within data',
    noticeOperations,
    changeEnvelope((answer) => void (answer['data'] = { data: answer['data'] })),
  ),
  answerFault(
    'data without an envelope',
    noticeOperations,
    changeEnvelope((answer) => answer['data']),
  ),
  answerFault(
    'a list in the place of the answer',
    noticeOperations,
    changeEnvelope((answer) => [answer]),
  ),
  answerFault(
    'another problem',
    ['logIn'],
    changeProblem(2001, (answer) => void (answer['code'] = 2002)),
  ),
  answerFault(
    'a problem of other operations',
    ['logIn'],
    changeProblem(2001, (answer) => void (answer['code'] = 5032)),
  ),
  answerFault(
    'a problem that there is not',
    ['logIn'],
    changeProblem(2001, (answer) => void (answer['code'] = 9998)),
  ),
  answerFault(
    'a problem without its number of tries',
    ['logIn'],
    changeProblem(2001, (answer) => void (answer['data'] = null)),
  ),
  answerFault(
    'a number of tries as text',
    ['logIn'],
    changeProblem(2001, (answer) => void (answer['data'] = { remaining: '4' })),
  ),
  answerFault(
    'a problem with data of its own',
    ['getNotice'],
    changeProblem(4001, (answer) => void (answer['data'] = { postId: 1 })),
  ),
  answerFault(
    'a success in the place of a problem',
    ['getNotice'],
    changeProblem(4001, (answer) => void (answer['code'] = 200)),
  ),
  answerFault('a problem with another HTTP status', ['getNotice'], (given) =>
    given.body.includes('"code":4001') ? { ...given, status: 404 } : undefined,
  ),
  answerFault('a refused body with HTTP 200', ['logIn'], (given) => ({ ...given, status: 200 })),
]

/** Missing answers, and answers that a client cannot read. */
export const faultsOfTransport: Fault[] = [
  answerFault('a redirect', noticeOperations, replaceAnswer(302, '', '', { location: '/login' })),
  answerFault(
    'a page of HTML',
    noticeOperations,
    replaceAnswer(200, 'text/html', '<!doctype html><title>Login</title>'),
  ),
  answerFault(
    'a page of a gateway',
    noticeOperations,
    replaceAnswer(502, 'text/html', '<h1>Bad Gateway</h1>'),
  ),
  answerFault('an empty body', noticeOperations, replaceAnswer(200, 'application/json', '')),
  answerFault(
    'no address',
    noticeOperations,
    replaceAnswer(404, 'application/json', '{"code":404,"msg":"없습니다.","data":null}'),
  ),
  answerFault(
    'a failure without a code',
    noticeOperations,
    replaceAnswer(500, 'application/json', '{"error":"Internal Server Error"}'),
  ),
  answerFault(
    'JSON that breaks off',
    noticeOperations,
    changeBytes((body) => body.subarray(0, -3)),
  ),
  answerFault(
    'JSON with something after it',
    noticeOperations,
    changeBytes((body) => Buffer.concat([body, Buffer.from('\n<!-- -->')])),
  ),
  answerFault('EUC-KR', noticeOperations, changeBytes(eucKr)),
  answerFault(
    'EUC-KR that says so',
    noticeOperations,
    changeHeaders((headers) => void (headers['content-type'] = 'application/json; charset=euc-kr')),
  ),
  answerFault(
    'JSON as text',
    noticeOperations,
    changeHeaders((headers) => void (headers['content-type'] = 'text/plain')),
  ),
  answerFault(
    'no type of content',
    noticeOperations,
    changeHeaders((headers) => void delete headers['content-type']),
  ),
  fault('a connection that is cut', noticeOperations, { breaks: 'cut' }),
  fault('half an answer', noticeOperations, { breaks: 'half' }),
  fault('an answer that comes too late', noticeOperations, { breaks: 'late' }),
]
