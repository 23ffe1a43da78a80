import type { Schema } from '#contract/operation.ts'
import { useOf } from '#domain/access/app-uses.ts'
import { serviceRequestTypes } from '#domain/access/codes.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { accessRoles } from '#domain/access/role-assignments.ts'
import { actionsOn, type Eligibility } from '#domain/access/rules.ts'
import { toWireTime } from '#domain/dates.ts'
import type { decidersOf } from './access.people.ts'
import type { StoredEvent } from './access.record.ts'
import type { StoredLevel } from './catalogue/catalogue.store.ts'
import { entryUrlOf } from './connections/client-addresses.ts'
import { issuerOf } from './evaluation/paths.ts'
import type { StoredGrant } from './grants/grants.store.ts'
import type { StoredRequest } from './requests/requests.store.ts'

const maxApprovers = 50

export function toGrant(
  stored: StoredGrant,
  {
    eligibility,
    openRequestId,
    today,
    site,
  }: { eligibility: Eligibility; openRequestId: string | null; today: string; site: string },
): Schema<'AccessGrant'> {
  const { id, version, level, useStatus, pauseOrigin, pausedBefore, endReason, startAt, endDate } =
    effectiveGrant(stored, today)
  return {
    grantId: id,
    version,
    appId: level.appId,
    appName: level.app.name,
    icon: level.app.icon,
    levelId: level.id,
    levelName: level.name,
    entryUrl:
      stored.startUrl !== null && useOf(stored, eligibility.useState, today) === 'NORMAL'
        ? entryUrlOf(stored.startUrl, issuerOf(site))
        : null,
    useState: eligibility.useState,
    useStatus,
    pauseOrigin,
    pausedBefore,
    endReason,
    startAt: toWireTime(startAt),
    endDate,
    longestTermDays: level.app.longestTermDays,
    openRequestId,
    actions: actionsOn(eligibility, today),
  }
}

export function toLevel(
  level: StoredLevel,
  {
    grant,
    eligibility,
    openRequestId,
    today,
  }: {
    grant: StoredGrant | undefined
    eligibility: Eligibility
    openRequestId: string | null
    today: string
  },
): Schema<'AccessLevel'> {
  const currentGrant = grant && effectiveGrant(grant, today)
  return {
    levelId: level.id,
    name: level.name,
    description: level.description,
    adminYn: level.administers ? 'Y' : 'N',
    useState: eligibility.useState,
    longestTermDays: level.app.longestTermDays,
    useStatus: currentGrant?.useStatus ?? null,
    grantId: currentGrant?.id ?? null,
    endDate: currentGrant?.endDate ?? null,
    openRequestId,
    actions: actionsOn(eligibility, today),
  }
}

export function toEvent({ id, event, at, actorName, text, endDate }: StoredEvent): Schema<'AccessEvent'> {
  return { eventId: id, event, at: toWireTime(at), actorName, text, endDate }
}

export const toApprovers = (deciders: ReturnType<typeof decidersOf>): Schema<'AccessApprover'>[] =>
  deciders.slice(0, maxApprovers).map(({ name, role }) => ({ name, role: accessRoles[role] }))

export function toRequest(row: StoredRequest, viewerId: string): Schema<'AccessRequest'> {
  const {
    id,
    version,
    approvalType,
    approvalResult,
    closeReason,
    app,
    level,
    grantId,
    reason,
    termDays,
    grantedTermDays,
    endDate,
  } = row
  return {
    requestId: id,
    version,
    approvalType,
    serviceRequestType: serviceRequestTypes[approvalType],
    approvalResult,
    closeReason,
    appId: app.id,
    appName: app.name,
    icon: app.icon,
    levelId: level.id,
    levelName: level.name,
    grantId,
    reason,
    termDays,
    grantedTermDays,
    endDate,
    ownYn: row.memberId === viewerId ? 'Y' : 'N',
    requesterName: row.requester.name,
    requestedAt: toWireTime(row.requestedAt),
    deadlineAt: row.deadlineAt && toWireTime(row.deadlineAt),
    closedAt: row.closedAt && toWireTime(row.closedAt),
    deciderName: row.deciderName,
    comment: row.comment,
  }
}
