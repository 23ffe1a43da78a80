import { bytes, changeHeaders, envelope, problem, replaceAnswer } from './changes.ts'
import { after, fault, notices } from './fault.ts'
import type { Fault } from './faulty-proxy.ts'

// Any two bytes of the Korean standard KS X 1001 that are not valid UTF-8.
const eucKr = (body: Buffer) => Buffer.from(body.toString().replaceAll(/[가-힣]/g, '\u00B0\u00A1'), 'latin1')

/** Faults of envelopes and problems that violate the contract. */
export const faultsOfEnvelopes: Fault[] = [
  after(
    'no message',
    notices,
    envelope((answer) => void delete answer['msg']),
  ),
  after(
    'no code',
    notices,
    envelope((answer) => void delete answer['code']),
  ),
  after(
    'a code as text',
    notices,
    envelope((answer) => void (answer['code'] = '200')),
  ),
  after(
    'a code of another kind',
    notices,
    envelope((answer) => void (answer['code'] = 0)),
  ),
  after(
    'no data',
    notices,
    envelope((answer) => void (answer['data'] = null)),
  ),
  after(
    'data within data',
    notices,
    envelope((answer) => void (answer['data'] = { data: answer['data'] })),
  ),
  after(
    'data without an envelope',
    notices,
    envelope((answer) => answer['data']),
  ),
  after(
    'a list in the place of the answer',
    notices,
    envelope((answer) => [answer]),
  ),
  after(
    'another problem',
    ['logIn'],
    problem(2001, (answer) => void (answer['code'] = 2002)),
  ),
  after(
    'a problem of other operations',
    ['logIn'],
    problem(2001, (answer) => void (answer['code'] = 5032)),
  ),
  after(
    'a problem that there is not',
    ['logIn'],
    problem(2001, (answer) => void (answer['code'] = 9998)),
  ),
  after(
    'a problem without its number of tries',
    ['logIn'],
    problem(2001, (answer) => void (answer['data'] = null)),
  ),
  after(
    'a number of tries as text',
    ['logIn'],
    problem(2001, (answer) => void (answer['data'] = { remaining: '4' })),
  ),
  after(
    'a problem with data of its own',
    ['getNotice'],
    problem(4001, (answer) => void (answer['data'] = { postId: 1 })),
  ),
  after(
    'a success in the place of a problem',
    ['getNotice'],
    problem(4001, (answer) => void (answer['code'] = 200)),
  ),
  after('a problem with another HTTP status', ['getNotice'], (given) =>
    given.body.includes('"code":4001') ? { ...given, status: 404 } : undefined,
  ),
  after('a refused body with HTTP 200', ['logIn'], (given) => ({ ...given, status: 200 })),
]

/** Missing answers, and answers that a client cannot read. */
export const faultsOfTransport: Fault[] = [
  after('a redirect', notices, replaceAnswer(302, '', '', { location: '/login' })),
  after('a page of HTML', notices, replaceAnswer(200, 'text/html', '<!doctype html><title>Login</title>')),
  after('a page of a gateway', notices, replaceAnswer(502, 'text/html', '<h1>Bad Gateway</h1>')),
  after('an empty body', notices, replaceAnswer(200, 'application/json', '')),
  after(
    'no address',
    notices,
    replaceAnswer(404, 'application/json', '{"code":404,"msg":"없습니다.","data":null}'),
  ),
  after(
    'a failure without a code',
    notices,
    replaceAnswer(500, 'application/json', '{"error":"Internal Server Error"}'),
  ),
  after(
    'JSON that breaks off',
    notices,
    bytes((body) => body.subarray(0, -3)),
  ),
  after(
    'JSON with something after it',
    notices,
    bytes((body) => Buffer.concat([body, Buffer.from('\n<!-- -->')])),
  ),
  after('EUC-KR', notices, bytes(eucKr)),
  after(
    'EUC-KR that says so',
    notices,
    changeHeaders((headers) => void (headers['content-type'] = 'application/json; charset=euc-kr')),
  ),
  after(
    'JSON as text',
    notices,
    changeHeaders((headers) => void (headers['content-type'] = 'text/plain')),
  ),
  after(
    'no type of content',
    notices,
    changeHeaders((headers) => void delete headers['content-type']),
  ),
  fault('a connection that is cut', notices, { breaks: 'cut' }),
  fault('half an answer', notices, { breaks: 'half' }),
  fault('an answer that comes too late', notices, { breaks: 'late' }),
]
