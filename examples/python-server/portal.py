"""What a young portal stores, all of it in memory, and its operations up to level "member"."""

import difflib
import hashlib
import hmac
import json
import secrets
import time
import uuid
from collections import Counter
from pathlib import Path

from portal_kit.calls import IDLE_SECONDS, LIFE_SECONDS, Store, found, is_over, new_session, page_of
from portal_kit.contract import Row, korean_time, months_after, refuse, today

CODE_SECONDS, RESEND_SECONDS, TRUST_DAYS = 180, 30, 30
USED = ("ACTIVE", "PAST_DUE", "CANCEL_SCHEDULED")
COMMON = {"password1", "12345678", "qwerty123"}
seed = json.loads(Path(__file__).with_name("seed.json").read_text(encoding="utf-8"))
TERMS = seed["constants"]["listTerms"]["list"]


def hashed(password, salt=None):
    salt = salt or secrets.token_bytes(16)
    return salt, hashlib.pbkdf2_hmac("sha256", password.encode(), salt, 1000)


has_password = lambda member, password: hmac.compare_digest(hashed(password, member.password[0])[1], member.password[1])


def new_member(password="Sori-narae-2026!", **facts):
    """A member, by default with the data of the seed and without anything else."""
    lists = {name: [] for name in ("factors", "trusted", "consents", "notifications", "sign_ins", "access_roles")}
    own = {"id": str(uuid.uuid4()), "joinedAt": time.time(), "waiting": {}, "password": hashed(password)}
    return Row({**seed["member"], **lists, **own, **facts})


class Portal(Store):
    def __init__(self, contract):
        super().__init__(contract)
        self.members, self.out_of_order, self.files = {}, None, set()
        self.posts, self.apps, self.more_services, self.announced = [], [], [], []
        self.subscriptions, self.drafts, self.cards, self.trials, self.links = [], [], [], [], []


# ---- level "visitor" ----------------------------------------------------------------------------------------------

def getTermsEdition(call, body):
    editions = [one for one in TERMS + call.store.announced if one["termsCode"] == body["termsCode"]]
    at = editions.index(found(editions, "terms.missing", version=body["version"]))
    return {**editions[at], "changes": changes_between(editions[at - 1]["body"], editions[at]["body"]) if at else []}


def changes_between(before, after):
    """What differs between two texts, line by line."""
    kinds = {"  ": "SAME", "+ ": "ADDED", "- ": "REMOVED"}
    lines = difflib.ndiff(before.splitlines(keepends=True), after.splitlines(keepends=True))
    return [{"kind": kinds[line[:2]], "text": line[2:]} for line in lines if line[:2] in kinds]


getCatalogue = lambda call, body: {"services": seed["catalogue"] + call.store.more_services}


def posts_of(board):
    """The two operations of a board: its list, and one post with those beside it."""
    own_posts = lambda call: [post for post in call.store.posts if post["board"] == board]

    def list_posts(call, body):
        rows = [{**post, "attachmentYn": bool(post["attachments"])} for post in own_posts(call)]
        return page_of(body, sorted(rows, key=lambda post: post["pinnedYn"] == "N"), "title", "body")

    def get_post(call, body):
        own = own_posts(call)
        at = own.index(found(own, "post.missing", postId=body["postId"]))
        return {**own[at], "previous": own[at + 1] if at + 1 < len(own) else None, "next": own[at - 1] if at else None}
    return list_posts, get_post


listNotices, getNotice = posts_of("NOTICE")
listBoardPosts, getBoardPost = posts_of("SUPPORT")


services_of = lambda app: [{"serviceCode": one["serviceCode"], "serviceName": one["serviceName"], "saleYn": "Y"}
                           for one in seed["catalogue"] if one["serviceCode"] in app.get("services", ())]


def listApps(call, body):
    shown = [{**app, "services": services_of(app)} for app in sorted(call.store.apps, key=lambda app: app["name"])
             if body.get("device") in (None, *app["devices"])]
    return {**page_of(body, shown, "name", "description"), "categories": sorted({app["category"] for app in call.store.apps})}


# ---- level "login" ------------------------------------------------------------------------------------------------

def getUnauthSessionInfo(call, body):
    is_member = call.session is not None and call.session.stage == "member" and not is_over(call.session)
    return getSessionInfo(call, body) if is_member else seed["visitor"]


def subscriptions_of(call, states=None):
    """The subscriptions of the caller's company, in some states or in any."""
    own = [one for one in call.store.subscriptions if one.company == call.member.company]
    return [one for one in own if states is None or one.state in states]


def getSessionInfo(call, body):
    session, member = call.session, call.member
    lacks_factor = (member.staff or member.security) and not member.factors
    return {**member, "loginYn": "Y", "passwordCheckYn": session.checked, "mfaType": (member.factors or ["none"])[0],
            "subscribeYn": bool(subscriptions_of(call, USED)), "staffYn": member.staff, "idleSeconds": IDLE_SECONDS,
            "expiresInSeconds": round(session.startedAt + LIFE_SECONDS - time.time()), "accessRoles": member.access_roles or None,
            "accessAdminYn": bool(member.access_roles), "securityAdminYn": member.security or None,
            "subscriptionReadOnlyYn": member.read_only or None, "factorRequiredYn": lacks_factor or None,
            "staffRoles": ["OPERATES"] if member.staff else None}


def logIn(call, body):
    email, member = body["email"], call.store.members.get(body["email"])
    is_right = member is not None and has_password(member, body["password"])
    call.store.guess(("password", email), is_right, "credentials.wrong", "login.paused")
    refuse(member.closed or member.reset_due, "login.closed" if member.closed else "login.resetRequired")
    if member.factors and call.cookies.get("trusted_device") not in member.trusted:
        call.give_session(new_session(member, "pending"))
        return {"loginYn": "N", "mfaType": member.factors[0]}
    return log_in(call, member, is_proven=not member.factors)


def log_in(call, member, is_proven):
    call.give_session(new_session(member, checked=True, verified=is_proven))
    return {"loginYn": "Y", "mfaType": (member.factors or ["none"])[0]}


def listMfaFactors(call, body):
    member = call.member
    factors = [{"mfaType": one, "destination": member.phoneNumber if one == "sms" else None} for one in member.factors]
    return {"mfaType": member.factors[0], "recoveryCodeYn": bool(member.recovery), "factors": factors, "trustDays": TRUST_DAYS}


def startMfaChallenge(call, body):
    wanted, session, is_sent = body["mfaType"], call.session, body["mfaType"] == "sms"
    call.store.hold_pause(("code", call.member.id), "code.exhausted")
    refuse(wanted not in call.member.factors, "factor.unavailable")
    age = time.time() - session.challenge.sent if is_sent and session.challenge else RESEND_SECONDS
    refuse(age < RESEND_SECONDS, "code.tooSoon", retryAfterSeconds=round(RESEND_SECONDS - age))
    session.challenge = Row(id=str(uuid.uuid4()), code=f"{secrets.randbelow(10**6):06}", sent=time.time())
    return {"challengeId": session.challenge.id, "securityType": "LOGIN", "mfaType": wanted,
            "destination": call.member.phoneNumber if is_sent else None,
            "expiresInSeconds": CODE_SECONDS, "resendInSeconds": RESEND_SECONDS if is_sent else 0}


def verifyMfaCode(call, body):
    member, sent = call.member, call.session.challenge or Row(id="", code="", sent=0)
    call.store.hold_pause(("code", member.id), "code.exhausted")
    refuse(time.time() - sent.sent > CODE_SECONDS, "code.expired")
    is_right = (sent.id, sent.code) == (body["challengeId"], body["code"])
    call.store.guess(("code", member.id), is_right, "code.wrong", "code.exhausted")
    if body.get("trustDeviceYn") == "Y":
        device = secrets.token_urlsafe(32)
        member.trusted.append(device)
        call.set_cookie("trusted_device", device, f"; Max-Age={TRUST_DAYS * 86400}")
    return log_in(call, member, is_proven=True)


def verifyRecoveryCode(call, body):
    is_right = call.member.recovery == body["recoveryCode"]
    call.store.guess(("code", call.member.id), is_right, "recovery.wrong", "code.exhausted")
    call.member.recovery = None
    return log_in(call, call.member, is_proven=True)


def hold_password(call, password):
    call.store.guess(("password", call.member.email), has_password(call.member, password), "password.wrong", "password.paused")


def checkPassword(call, body):
    hold_password(call, body["password"])
    call.give_session(new_session(call.member, checked=True, verified=not call.member.factors))
    return {"passwordCheckYn": "Y"}


def logOut(call, body):
    call.end_session()
    return {"loginYn": "N"}


# ---- level "member" -----------------------------------------------------------------------------------------------

live_sessions = lambda call: [{**one, "row": one, "currentYn": one is call.session} for one in call.store.sessions.values()
            if one.member is call.member and one.stage == "member" and not is_over(one)]


def end_sessions(call, sessions):
    for one in sessions:
        call.end_session() if one["currentYn"] else one["row"].update(stage="ended")
    return {"endedYn": "Y", "count": len(sessions)}


listSessions = lambda call, body: {"list": live_sessions(call)}
endSession = lambda call, body: end_sessions(call, [one for one in live_sessions(call) if one["sessionId"] == body["sessionId"]])
endOtherSessions = lambda call, body: end_sessions(call, [one for one in live_sessions(call) if not one["currentYn"]])
listSignIns = lambda call, body: {"list": call.member.sign_ins}


def listNotifications(call, body):
    own = call.member.notifications
    page = page_of(body, [one for one in own if body.get("unreadYn") != "Y" or one["readYn"] == "N"])
    shown = [{name: value for name, value in one.items() if name != "subject"} for one in page["list"]]
    subjects = [{"subject": subject, "count": count} for subject, count in Counter(one["subject"] for one in own).items()]
    return {**page, **countNotifications(call, body), "list": shown, "subjects": subjects}


countNotifications = lambda call, body: {"unread": sum(one["readYn"] == "N" for one in call.member.notifications)}


def readNotification(call, body):
    for one in call.member.notifications:
        if body.get("notificationId", one["notificationId"]) == one["notificationId"]:
            one["readYn"] = "Y"
    return countNotifications(call, body)


readAllNotifications = readNotification


def removeNotification(call, body):
    call.member.notifications[:] = [one for one in call.member.notifications if one["notificationId"] != body["notificationId"]]
    return countNotifications(call, body)


getUserInfo = lambda call, body: {**call.member, "subscribeYn": bool(subscriptions_of(call, USED)), "passwordLeast": 8}
hold_company_name = lambda name: refuse("빗장" in (name or ""), "company.nameReserved")


def updateUserInfo(call, body):
    member, contacts = call.member, {"EMAIL": "email", "PHONE": "phoneNumber"}
    hold_company_name(body.get("companyName"))
    fresh = {kind: body[name] for kind, name in contacts.items() if body.get(name, member[name]) != member[name]}
    if fresh:
        call.hold_proof()
    left = {kind: value for kind, value in member.waiting.items() if contacts[kind] not in body}
    member.update({name: value for name, value in body.items() if name not in contacts.values()}, waiting={**left, **fresh})
    return listContactChanges(call, body)


listContactChanges = lambda call, body: {
    "list": [{"contactType": kind, "value": value} for kind, value in sorted(call.member.waiting.items())]}


def changePassword(call, body):
    fresh, member = body["newPassword"], call.member
    hold_password(call, body["password"])
    refuse(len(fresh) < 8, "password.weak", weakness="short", passwordLeast=8)
    refuse(fresh.lower() in COMMON, "password.weak", weakness="common")
    refuse(has_password(member, fresh), "password.same")
    member.password = hashed(fresh)
    member.trusted.clear()
    endOtherSessions(call, {})
    call.give_session(new_session(member, checked=True, verified=True))
    return {"changedYn": "Y"}


def by_code(rows):
    """Rows of terms by the code of their term; of several, the first."""
    return {one["termsCode"]: one for one in reversed(rows)}


def listMyTerms(call, body):
    answers, announced = by_code(call.member.consents), by_code(call.store.announced)
    shown = lambda code: {"agreedYn": "N", **answers.get(code, {}), "dueYn": "N", "next": announced.get(code)}
    return {"list": [{**shown(term["termsCode"]), **term} for term in TERMS], "history": call.member.consents}


def in_force(terms, answer):
    """The term of an answer. Refuses an answer to another edition than the one in force."""
    return found(terms, "terms.outdated", termsCode=answer["termsCode"], version=answer["version"])


def answerTerms(call, body):
    term = in_force(TERMS, body)
    refuse(term["requiredYn"] == "Y" and body["agreedYn"] == "N", "terms.required")
    wants_night = (body["termsCode"], body["agreedYn"]) == ("MARKETING_NIGHT", "Y")
    refuse(wants_night and by_code(call.member.consents).get("MARKETING", {}).get("agreedYn") != "Y", "terms.dependent")
    call.member.consents.insert(0, consent(term, body["agreedYn"]))
    return listMyTerms(call, {})


def consent(term, agreed):
    renews = agreed == "Y" and term["termsCode"].startswith("MARKETING")
    return {**term, "agreedYn": agreed, "answeredAt": korean_time(time.time()), "answeredVersion": term["version"],
            "renewDate": months_after(today(), 24) if renews else None}
