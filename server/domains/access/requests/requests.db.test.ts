import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { approvalTypes } from '#domain/access/codes.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { apps } from '#server/db/schema/app.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { accessReason as reason } from '#worlds/access.ts'

describeEngines('requests for permissions', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide, requestAndApprove: granted, grantOf, reasonFor } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  let requester: Person
  let approver: Person
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
  })

  it('an ended permission does not offer an application while its holder has a current permission of the level', async () => {
    const over = await world.putGrant(requester.memberId, {
      useStatus: 'EXPIRE',
      endReason: 'RELEASED',
      startAt: new Date('2026-10-01T00:00:00Z'),
      endDate: '2026-11-01',
    })
    const applicationReason = async () => {
      const { grant } = (await call('getAccessGrant', { grantId: over }, requester)).data
      expect(grant).toMatchObject({ grantId: over, useStatus: 'EXPIRE' })
      return grant.actions.find(({ approvalType }) => approvalType === 'APPLY')!.reason
    }
    expect(await applicationReason()).toBeNull()
    await world.putGrant(requester.memberId)
    expect(await applicationReason()).toBe('HELD')
    expect(await ask(requester)).toMatchObject({ code: problemCatalogue[reasonProblems.HELD].code })
  })

  it('an application waits, is visible to the requester and the deciders, and becomes a permission', async () => {
    const { data: asked } = await ask(requester)
    expect(asked).toMatchObject({
      approvalType: 'APPLY',
      approvalResult: 'WAITING',
      closeReason: null,
      serviceRequestType: null,
      appName: '재무 회계',
      levelName: '열람',
      termDays: 30,
      ownYn: 'Y',
      requesterName: '송나래',
      deadlineAt: '2026-11-28T12:00:00+09:00',
      version: 1,
      reason,
      grantId: null,
    })
    expect((await call('listAccessRequests', {}, requester)).data).toMatchObject({
      total: 1,
      list: [{ requestId: asked.requestId }],
    })
    expect((await call('listAccessDecisions', {}, approver)).data).toMatchObject({
      counts: { APP: 0, REQUEST: 0, APPROVAL: 1 },
      list: [{ requestId: asked.requestId, ownYn: 'N' }],
    })
    const requestOfApprover = (await call('getAccessRequest', { requestId: asked.requestId }, approver)).data
    expect(requestOfApprover).toMatchObject({
      tab: 'APPROVAL',
      askedTerm: { termCycle: 'M', termCount: 1 },
      previewEndDate: '2026-12-21',
      withdrawYn: 'N',
      commentYn: 'Y',
      decideYn: 'Y',
      termChange: 'SHORTER',
      approvers: [{ name: '이지호', role: 'APPROVER' }],
    })

    const { data: decided } = await decide(approver, asked, { comment: '확인했습니다.' })
    expect(decided).toMatchObject({
      approvalResult: 'APPROVED',
      closeReason: 'DECISION',
      deciderName: '이지호',
      grantedTermDays: 30,
      endDate: '2026-12-21',
      comment: '확인했습니다.',
    })
    const grant = await grantOf(requester)
    expect(grant).toMatchObject({
      useStatus: 'NORMAL',
      endDate: '2026-12-21',
      startAt: '2026-11-21T12:00:00+09:00',
      openRequestId: null,
    })
    const { data } = await call('getAccessGrant', { grantId: grant!.grantId }, requester)
    expect(data.events.map(({ event, actorName }) => [event, actorName])).toEqual([
      ['request.created', '송나래'],
      ['request.approved', '이지호'],
      ['grant.started', '이지호'],
    ])
    expect(await world.noticesTo(approver)).toEqual(['처리할 신청이 있습니다'])
    expect(await world.noticesTo(requester)).toEqual(['신청이 승인되었습니다'])
  })

  it('every offered request is accepted, and every other request is refused for the shown reason', async () => {
    const grantSetups: (() => Promise<unknown>)[] = [
      () => Promise.resolve(),
      () => world.putGrant(requester.memberId, { endDate: '2026-12-06' }),
      () => world.putGrant(requester.memberId, { endDate: '2026-12-05' }),
      () => world.putGrant(requester.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' }),
      () => world.putGrant(requester.memberId, { endDate: '2026-11-19' }),
      () => world.putGrant(requester.memberId, { useStatus: 'EXPIRE', endReason: 'REVOKED' }),
    ]
    const outcomes = new Set<string>()
    for (const put of grantSetups) {
      for (const approvalType of approvalTypes) {
        requester = await world.person()
        await put()
        const shownReason = await reasonFor(requester, approvalType)
        const answer = await ask(requester, {
          approvalType,
          termDays: approvalType === 'APPLY' || approvalType === 'EXTEND' ? 30 : null,
        })
        const expected =
          shownReason === null ? 200 : problemCatalogue[reasonProblems[shownReason as 'HELD']].code
        expect(answer.code, `${approvalType}: ${answer.msg}`).toBe(expected)
        outcomes.add(shownReason ?? 'yes')
      }
    }
    expect([...outcomes].toSorted()).toEqual([
      'APPLY_ANEW',
      'ENDED',
      'HELD',
      'HELD_PAUSED',
      'NOT_HELD',
      'NOT_PAUSED',
      'NOT_YET',
      'PAUSED',
      'RENEW_INSTEAD',
      'yes',
    ])
  })

  it('the first day of an extension is shown', async () => {
    await world.putGrant(requester.memberId, { endDate: '2026-12-31' })
    expect(await ask(requester, { approvalType: 'EXTEND' })).toMatchObject({
      code: 5005,
      data: { opensOn: '2026-12-17' },
    })
  })

  describe('are refused', () => {
    it.each([
      ['a reason that is too short', { reason: ' 짧은 사유 ' }, 5014],
      ['a reason that is too long', { reason: '가'.repeat(501) }, 5014],
      ['a reason with a resident number', { reason: '제 번호는 881212-1234567 입니다.' }, 400],
      ['no term', { termDays: null }, 5013],
      ['a term of zero days', { termDays: 0 }, 5013],
      ['a term above the maximum of the app', { termDays: 91 }, 5013],
      ['an unknown level', { levelId: randomUUID() }, 5015],
    ])('%s', async (_, more, code) => {
      expect(await ask(requester, more)).toMatchObject({ code })
      expect((await call('listAccessRequests', {}, requester)).data.total).toBe(0)
    })

    it('if the requester is the only one who could decide, even without a company', async () => {
      expect(await ask(approver)).toMatchObject({ code: 5011 })
      expect(await ask(await world.person({ companyId: null }))).toMatchObject({ code: 5011 })
      expect(await ask(await world.person({ companyId: await world.otherCompany() }))).toMatchObject({
        code: 5011,
      })
      await world.person({ roles: ['approver'], appId: (await world.addApp()).app })
      expect(await ask(approver)).toMatchObject({ code: 5011 })
    })

    it('while another request waits, except for a release', async () => {
      await world.putGrant(requester.memberId)
      const { data: waiting } = await ask(requester, { approvalType: 'SUSPEND' })
      expect(await reasonFor(requester, 'SUSPEND')).toBe('WAITING')
      expect(await ask(requester, { approvalType: 'SUSPEND' })).toMatchObject({ code: 5010 })
      expect(await grantOf(requester)).toMatchObject({ openRequestId: waiting.requestId })
      expect(await ask(requester, { approvalType: 'RELEASE', reason: '' })).toMatchObject({
        code: 200,
        data: { approvalResult: 'APPROVED', closeReason: 'DECISION', deadlineAt: null },
      })
      expect(
        (await call('getAccessRequest', { requestId: waiting.requestId }, requester)).data.request,
      ).toMatchObject({ approvalResult: 'REJECTED', closeReason: 'SUPERSEDED' })
      expect(await grantOf(requester)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'RELEASED' })
      expect(await ask(requester)).toMatchObject({ code: 200 })
    })
  })

  it('a release waits for a decision if the app requires a review of releases', async () => {
    await engine.database().db.update(apps).set({ releaseReview: true })
    await world.putGrant(requester.memberId)
    const preview = await call(
      'previewAccessRequest',
      { levelId: ids.level, approvalType: 'RELEASE', termDays: null },
      requester,
    )
    expect(preview.data).toMatchObject({ autoApprovedYn: 'N', reason: null, approvers: [{ name: '이지호' }] })
    const { data } = await ask(requester, { approvalType: 'RELEASE', reason: '' })
    expect(data).toMatchObject({ approvalResult: 'WAITING' })
    await decide(approver, data)
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'RELEASED' })
  })

  it('a preview shows the result of a request', async () => {
    const preview = async (approvalType: 'APPLY' | 'EXTEND', termDays: number | null) =>
      (await call('previewAccessRequest', { levelId: ids.level, approvalType, termDays }, requester)).data
    expect(await preview('APPLY', 90)).toEqual({
      reason: null,
      opensOn: null,
      endDate: '2027-02-19',
      autoApprovedYn: 'N',
      deadlineAt: '2026-11-28T12:00:00+09:00',
      approvers: [{ name: '이지호', role: 'APPROVER' }],
    })
    expect(await preview('APPLY', 91)).toMatchObject({ reason: 'TERM_INVALID', endDate: null })
    expect(await preview('EXTEND', 10)).toMatchObject({ reason: 'NOT_HELD' })
    await world.putGrant(requester.memberId, { endDate: '2026-11-30' })
    expect(await preview('EXTEND', 10)).toMatchObject({ reason: null, endDate: '2026-12-10' })
  })

  it('the last administrator of an app cannot lose the permission', async () => {
    const other = await world.person()
    const admin = { levelId: ids.admin }
    await granted(requester, approver, admin)
    expect(await ask(requester, { ...admin, approvalType: 'RELEASE' })).toMatchObject({ code: 5012 })
    expect(await ask(requester, { ...admin, approvalType: 'SUSPEND' })).toMatchObject({ code: 5012 })
    await granted(other, approver, admin)
    const { data: pause } = await ask(requester, { ...admin, approvalType: 'SUSPEND' })
    await ask(other, { ...admin, approvalType: 'RELEASE' })
    // The other administrator has left since the request was made.
    expect((await decide(approver, pause)).data).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'INELIGIBLE',
    })
    expect(await grantOf(requester, ids.admin)).toMatchObject({ useStatus: 'NORMAL' })
  })

  it('the requester can withdraw a request while it waits', async () => {
    const { data } = await ask(requester)
    const { requestId } = data
    for (const stranger of [approver, await world.person()]) {
      expect(await call('withdrawAccessRequest', { requestId, version: 1 }, stranger)).toMatchObject({
        code: 5031,
      })
    }
    expect(await call('withdrawAccessRequest', { requestId, version: 2 }, requester)).toMatchObject({
      code: 5032,
    })
    expect((await call('withdrawAccessRequest', { requestId, version: 1 }, requester)).data).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'WITHDRAWN',
      version: 2,
    })
    expect(await call('withdrawAccessRequest', { requestId, version: 2 }, requester)).toMatchObject({
      code: 5032,
    })
    expect(await decide(approver, data)).toMatchObject({ code: 5032 })
    expect(await ask(requester)).toMatchObject({ code: 200 })
  })

  it('only the requester and the deciders can comment', async () => {
    const {
      data: { requestId },
    } = await ask(requester)
    const comment = (person: Person, body: string) =>
      call('commentAccessRequest', { idempotencyKey: randomUUID(), requestId, body }, person)
    expect(await comment(approver, ' 어느 전표인가요? ')).toMatchObject({ code: 200 })
    expect(
      (await comment(requester, '11월 전표입니다.')).data.events.map(({ text, actorName }) => [
        actorName,
        text,
      ]),
    ).toEqual([
      ['송나래', reason],
      ['이지호', '어느 전표인가요?'],
      ['송나래', '11월 전표입니다.'],
    ])
    expect(await comment(requester, '  ')).toMatchObject({ code: 400 })
    expect(await comment(await world.person(), '저도요')).toMatchObject({ code: 5031 })
    expect(await world.noticesTo(requester)).toEqual(['신청에 의견이 등록되었습니다'])
    expect(await world.noticesTo(approver)).toEqual([
      '처리할 신청이 있습니다',
      '신청에 의견이 등록되었습니다',
    ])
    await call('withdrawAccessRequest', { requestId, version: 1 }, requester)
    expect(await comment(requester, '더 있습니다')).toMatchObject({ code: 5032 })
  })

  it('one idempotency key creates one request, also for fifty simultaneous calls', async () => {
    const requestInput = {
      idempotencyKey: randomUUID(),
      levelId: ids.level,
      approvalType: 'APPLY',
      termDays: 30,
      reason,
    } as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('createAccessRequest', requestInput, requester)),
    )
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.requestId}`)).size).toBe(1)
    expect(await call('createAccessRequest', { ...requestInput, termDays: 31 }, requester)).toMatchObject({
      code: 1409,
    })
    expect((await call('listAccessRequests', {}, requester)).data.total).toBe(1)
  })

  it('the list of requests is filtered and paged', async () => {
    for (let count = 0; count < 3; count += 1) {
      world.portal().clock.pass(60)
      const { data } = await ask(requester)
      if (count < 2) await call('withdrawAccessRequest', { requestId: data.requestId, version: 1 }, requester)
    }
    const firstPage = (await call('listAccessRequests', { limit: 2 }, requester)).data
    const secondPage = (
      await call('listAccessRequests', { limit: 2, cursor: firstPage.nextCursor! }, requester)
    ).data
    expect([firstPage.list.length, secondPage.list.length, secondPage.nextCursor, firstPage.total]).toEqual([
      2,
      1,
      null,
      3,
    ])
    expect(new Set([...firstPage.list, ...secondPage.list].map(({ requestId }) => requestId)).size).toBe(3)
    expect((await call('listAccessRequests', { approvalResult: 'WAITING' }, requester)).data).toMatchObject({
      total: 1,
      approvalResult: 'WAITING',
    })
  })
})
