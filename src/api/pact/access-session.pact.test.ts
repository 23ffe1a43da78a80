import { describe, it } from 'vitest'
import { appId, grantId, levelId, reason, requestId, session } from './access.ts'
import { apiOf, calling, expectRefusal, given, refusing } from './pact.ts'

describe('listAccessGrants', () => {
  const asked = {}

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('listAccessGrants from a visitor')
      .withRequest(...calling('listAccessGrants', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listAccessGrants(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('listAccessGrants with an ended session')
      .withRequest(...calling('listAccessGrants', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAccessGrants(asked), 'session.expired'),
      ))
})

describe('getAccessGrant', () => {
  const asked = { grantId }

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('getAccessGrant from a visitor')
      .withRequest(...calling('getAccessGrant', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getAccessGrant(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getAccessGrant with an ended session')
      .withRequest(...calling('getAccessGrant', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAccessGrant(asked), 'session.expired'),
      ))
})

describe('getAccessApp', () => {
  const asked = { appId }

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('getAccessApp from a visitor')
      .withRequest(...calling('getAccessApp', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getAccessApp(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getAccessApp with an ended session')
      .withRequest(...calling('getAccessApp', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).getAccessApp(asked), 'session.expired')))
})

describe('previewAccessRequest', () => {
  const asked = { levelId, approvalType: 'APPLY', termDays: 30 } as const

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('previewAccessRequest from a visitor')
      .withRequest(...calling('previewAccessRequest', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).previewAccessRequest(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('previewAccessRequest with an ended session')
      .withRequest(...calling('previewAccessRequest', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).previewAccessRequest(asked), 'session.expired'),
      ))
})

describe('createAccessRequest', () => {
  const asked = {
    idempotencyKey: '960d5a8f-9a65-4aaf-9141-25844d25deb3',
    levelId,
    approvalType: 'APPLY',
    termDays: 30,
    reason,
  } as const

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('createAccessRequest from a visitor')
      .withRequest(...calling('createAccessRequest', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).createAccessRequest(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('createAccessRequest with an ended session')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'session.expired'),
      ))
})

describe('listAccessRequests', () => {
  const asked = {}

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('listAccessRequests from a visitor')
      .withRequest(...calling('listAccessRequests', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listAccessRequests(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('listAccessRequests with an ended session')
      .withRequest(...calling('listAccessRequests', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAccessRequests(asked), 'session.expired'),
      ))
})

describe('getAccessRequest', () => {
  const asked = { requestId }

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('getAccessRequest from a visitor')
      .withRequest(...calling('getAccessRequest', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getAccessRequest(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getAccessRequest with an ended session')
      .withRequest(...calling('getAccessRequest', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAccessRequest(asked), 'session.expired'),
      ))
})

describe('withdrawAccessRequest', () => {
  const asked = { requestId, version: 1 }

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('withdrawAccessRequest from a visitor')
      .withRequest(...calling('withdrawAccessRequest', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).withdrawAccessRequest(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('withdrawAccessRequest with an ended session')
      .withRequest(...calling('withdrawAccessRequest', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).withdrawAccessRequest(asked), 'session.expired'),
      ))
})

describe('commentAccessRequest', () => {
  const asked = {
    idempotencyKey: 'b52a43ab-ad8d-494a-9892-139600ddb74d',
    requestId,
    body: '11월 전표입니다.',
  }

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('commentAccessRequest from a visitor')
      .withRequest(...calling('commentAccessRequest', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).commentAccessRequest(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('commentAccessRequest with an ended session')
      .withRequest(...calling('commentAccessRequest', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).commentAccessRequest(asked), 'session.expired'),
      ))
})

describe('listAccessDecisions', () => {
  const asked = {}

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('listAccessDecisions from a visitor')
      .withRequest(...calling('listAccessDecisions', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listAccessDecisions(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('listAccessDecisions with an ended session')
      .withRequest(...calling('listAccessDecisions', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAccessDecisions(asked), 'session.expired'),
      ))
})

describe('getAccessDelegation', () => {
  const asked = {}

  it('is for members', () =>
    given('a visitor', {})
      .uponReceiving('getAccessDelegation from a visitor')
      .withRequest(...calling('getAccessDelegation', asked))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getAccessDelegation(asked), 'session.missing')))

  it('says that a session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getAccessDelegation with an ended session')
      .withRequest(...calling('getAccessDelegation', asked, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAccessDelegation(asked), 'session.expired'),
      ))
})
