"""A young server of the portal: what is shown without a login, the login, and a member's own data, all in memory.

    python3 server.py --contract openapi.json --port 8080 --worlds

`openapi.json` is in the kit (`dist/data/`). With `--worlds` it also builds the worlds of the pacts at /pact/states; never
use that where people log in. It needs Python 3.9 and nothing else.
"""

import argparse
import base64
import binascii
import hashlib
import hmac
import json
import re
import secrets
import time
import uuid
from datetime import datetime, timedelta, timezone
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import RLock

KOREA = timezone(timedelta(hours=9))
TRIES, PAUSE_SECONDS, CODE_SECONDS, RESEND_SECONDS = 5, 900, 180, 30
IDLE_SECONDS, LIFE_SECONDS, PROOF_SECONDS, TRUST_DAYS = 1800, 43200, 600, 30
COMMON = {"password1", "12345678", "qwerty123"}
UNKNOWN_ID = "00000000-0000-4000-8000-000000000000"


def encode(text):
    return None if text is None else base64.b64encode(text.encode()).decode()


def decode(text):
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError, ValueError):
        raise Problem("request.invalid")


def korean_time(seconds):
    return datetime.fromtimestamp(seconds, KOREA).isoformat(timespec="seconds")


def yn(value):
    return "Y" if value else "N"


def scrambled(password, salt):
    return hashlib.pbkdf2_hmac("sha256", password.encode(), salt, 1000)


class Problem(Exception):
    """A refusal with a name of the contract's catalogue."""

    def __init__(self, name, **data):
        super().__init__(name)
        self.name, self.data = name, data or None


# ---- the contract -------------------------------------------------------------------------------------------------

class Contract:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.document = json.load(file)
        self.problems = {one["name"]: one for one in self.document["x-problem-catalogue"]}
        self.operations = {path: item["post"] for path, item in self.document["paths"].items()}

    def at(self, schema):
        while "$ref" in schema:
            found = self.document
            for step in schema["$ref"][2:].split("/"):
                found = found[step.replace("~1", "/").replace("~0", "~")]
            schema = {**found, **{name: rule for name, rule in schema.items() if name != "$ref"}}
        return schema

    def body_schema(self, operation):
        content = self.at(operation["requestBody"])["content"]
        return content["application/json"]["schema"] if "application/json" in content else {}

    def fits(self, schema, value):
        """Whether a value is of a schema, by the keywords that bodies of the contract use."""
        schema = self.at(schema)
        kinds = schema.get("type")
        if kinds and not any(self.is_kind(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
            return False
        if "enum" in schema and value not in schema["enum"] or "const" in schema and value != schema["const"]:
            return False
        if "oneOf" in schema and sum(self.fits(one, value) for one in schema["oneOf"]) != 1:
            return False
        if isinstance(value, str):
            return self.fits_text(schema, value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return schema.get("minimum", value) <= value <= schema.get("maximum", value)
        if isinstance(value, list):
            return len(value) <= schema.get("maxItems", 1000) and all(
                self.fits(schema.get("items", {}), one) for one in value)
        if isinstance(value, dict):
            fields = schema.get("properties", {})
            if schema.get("unevaluatedProperties") is False and set(value) - set(fields):
                return False
            return set(schema.get("required", [])) <= set(value) and all(
                self.fits(fields[name], inside) for name, inside in value.items() if name in fields)
        return True

    @staticmethod
    def is_kind(kind, value):
        kinds = {"string": str, "object": dict, "array": list, "boolean": bool, "null": type(None)}
        return type(value) is kinds.get(kind, int)

    @staticmethod
    def fits_text(schema, value):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 10**6):
            return False
        if "pattern" in schema and not re.search(schema["pattern"], value):
            return False
        return "contentEncoding" not in schema or decode(value) is not None


# ---- what the portal knows ----------------------------------------------------------------------------------------

class Member:
    def __init__(self, email="narae.song@solbaram.example", password="Sori-narae-2026!", factors=()):
        self.id, self.email, self.factors = str(uuid.uuid4()), email, list(factors)
        self.name, self.phone, self.sub_email = "송나래", "01000001234", "narae@narae.example"
        self.company, self.department = "솔바람상회 주식회사", "총무팀"
        self.joined, self.waiting = time.time(), {}
        self.set_password(password)
        self.reset_due = self.read_only = self.staff = self.security = False
        self.access_roles = []
        self.recovery, self.trusted, self.consents = None, set(), []
        self.notifications, self.sign_ins = [], []

    def set_password(self, password):
        self.salt = secrets.token_bytes(16)
        self.hash = scrambled(password, self.salt)

    def has_password(self, password):
        return hmac.compare_digest(self.hash, scrambled(password, self.salt))


class Session:
    def __init__(self, member, stage="member", checked=False, verified=False):
        self.id, self.member, self.stage, self.checked = str(uuid.uuid4()), member, stage, checked
        self.verified_at = time.time() if verified else 0
        self.started = self.seen = time.time()
        self.challenge = None

    def is_over(self):
        now = time.time()
        return self.stage == "ended" or now - self.seen > IDLE_SECONDS or now - self.started > LIFE_SECONDS


class Portal:
    """Everything there is. A process that stops forgets it."""

    def __init__(self):
        self.members, self.sessions, self.guesses = {}, {}, {}
        self.posts, self.apps = [], []
        self.terms = [
            {"termsCode": code, "version": "1.0", "title": title, "requiredYn": required,
             "body": "## 제1조 (목적)\n\n이 글은 본보기입니다.", "effectiveDate": "2026-03-02"}
            for code, title, required in [
                ("SERVICE", "서비스 이용약관", "Y"), ("PRIVACY", "개인정보 수집 및 이용", "Y"),
                ("AGE14", "만 14세 이상 확인", "Y"), ("MARKETING", "광고성 정보 수신", "N"),
                ("MARKETING_NIGHT", "야간 광고성 정보 수신", "N")]]

    def hold_pause(self, key, paused):
        """Refuses guesses under a key for a while after too many wrong ones; gives how many there were."""
        count, until = self.guesses.get(key, (0, 0))
        if count >= TRIES and until > time.time():
            raise Problem(paused, retryAfterSeconds=round(until - time.time()))
        return count

    def guess(self, key, is_right, wrong, paused):
        count = 0 if self.hold_pause(key, paused) >= TRIES else self.guesses.get(key, (0, 0))[0]
        if is_right:
            return self.guesses.pop(key, None)
        self.guesses[key] = (count + 1, time.time() + PAUSE_SECONDS)
        self.hold_pause(key, paused)
        raise Problem(wrong, remaining=TRIES - count - 1)


class Call:
    """One call: who makes it, with what, and the cookies of its answer."""

    def __init__(self, portal, cookies):
        self.portal, self.cookies, self.set_cookies = portal, cookies, []
        self.token = cookies.get("session", "")
        self.session = portal.sessions.get(self.token)

    @property
    def member(self):
        return self.session.member

    def give_session(self, session):
        """A new token for a session; the one before is dead."""
        if self.token in self.portal.sessions:
            self.portal.sessions[self.token] = Session(self.portal.sessions[self.token].member, "ended")
        token = secrets.token_urlsafe(32)
        self.portal.sessions[token] = session
        self.set_cookies.append(f"session={token}; Path=/; HttpOnly; SameSite=Lax")

    def admit(self, access):
        """Refuses a caller whom the access of an operation does not let in."""
        session = self.session
        if access == "visitor":
            return
        if access == "pending":
            if session is None or session.stage != "pending":
                raise Problem("login.missing")
            return
        if session is None or session.stage == "pending":
            raise Problem("session.missing")
        if session.is_over():
            raise Problem("session.expired")
        session.seen = time.time()
        if access == "confirmed" and not session.checked:
            raise Problem("password.unconfirmed")
        if access == "verified":
            self.hold_proof()

    def hold_proof(self):
        if time.time() - self.session.verified_at > PROOF_SECONDS:
            raise Problem("verification.stale")


worlds = {}


def world(name):
    return lambda function: worlds.setdefault(name, function)


def page_of(rows, body):
    """The part of a list that a cursor and a limit ask for; a cursor is the place of its first row."""
    limit, cursor = body.get("limit", 20), body.get("cursor", "0")
    begin = int(cursor) if cursor.isdigit() else 0
    end = begin + limit
    return {"total": len(rows), "nextCursor": str(end) if end < len(rows) else None, "list": rows[begin:end]}


def has_words(search, *texts):
    return all(any(word in text for text in texts) for word in (search or "").split())


# ---- level "visitor" ----------------------------------------------------------------------------------------------

def getOperator(call, body):
    return {"operatorName": "빗장 본보기", "representative": "한가람", "businessNo": "999-00-00001",
            "mailOrderNo": "제0000-본보기-0000호", "officeAddress": "서울특별시", "supportPhone": "02-000-0000",
            "supportMail": "help@bitjang.example", "hostName": None, "privacyOfficer": "한가람",
            "chargedMethods": [{"paymentMethodCode": "C", "currency": "KRW"}]}


def getPrivacyPolicy(call, body):
    return {"title": "개인정보 처리방침", "version": "1.0", "effectiveDate": "2026-03-02",
            "body": "## 1. 처리하는 목적과 항목\n\n이 글은 본보기입니다."}


listTerms = lambda call, body: {"list": call.portal.terms}
countFlowVisit = lambda call, body: {"countedYn": "Y"}


def getTermsEdition(call, body):
    for term in call.portal.terms:
        if (term["termsCode"], term["version"]) == (body["termsCode"], body["version"]):
            return term
    raise Problem("terms.missing")


def list_posts(call, body, board):
    search, wanted = body.get("search"), body.get("announcementType")
    found = [post for post in call.portal.posts if post["board"] == board
             and wanted in (None, post["announcementType"]) and has_words(search, post["title"], post["body"])]
    found.sort(key=lambda post: post["pinnedYn"] == "N")
    rows = [{**{name: post[name] for name in ("postId", "announcementType", "title", "pinnedYn", "publishedAt")},
             "attachmentYn": yn(post["attachments"])} for post in found]
    return {"announcementType": wanted, "search": search, **page_of(rows, body)}


def get_post(call, body, board):
    own = [post for post in call.portal.posts if post["board"] == board]
    for at, post in enumerate(own):
        if post["postId"] == body["postId"]:
            near = [{name: one[name] for name in ("postId", "title")} if one else None
                    for one in (own[at + 1] if at + 1 < len(own) else None, own[at - 1] if at else None)]
            shown = {name: value for name, value in post.items() if name != "board"}
            return {**shown, "previous": near[0], "next": near[1]}
    raise Problem("post.missing")


listNotices, listBoardPosts = (partial(list_posts, board=board) for board in ("NOTICE", "SUPPORT"))
getNotice, getBoardPost = (partial(get_post, board=board) for board in ("NOTICE", "SUPPORT"))


def listApps(call, body):
    search, category, device = body.get("search"), body.get("category"), body.get("device")
    rows = [app for app in call.portal.apps if category in (None, app["category"])
            and (device is None or device in app["devices"]) and has_words(search, app["name"], app["description"])]
    rows.sort(key=lambda app: app["name"])
    return {"search": search, "category": category, "device": device,
            "categories": sorted({app["category"] for app in call.portal.apps}), **page_of(rows, body)}


# ---- level "login" ------------------------------------------------------------------------------------------------

def getUnauthSessionInfo(call, body):
    session = call.session
    if session is None or session.stage != "member" or session.is_over():
        return {"loginYn": "N", "passwordCheckYn": "N", "mfaType": "none", "subscribeYn": "N", "staffYn": "N",
                "accessAdminYn": "N", "idleSeconds": 0, "expiresInSeconds": 0}
    return getSessionInfo(call, body)


def getSessionInfo(call, body):
    session, member, now = call.session, call.member, time.time()
    info = {"loginYn": "Y", "passwordCheckYn": yn(session.checked), "mfaType": (member.factors or ["none"])[0],
            "subscribeYn": "N", "staffYn": yn(member.staff), "accessAdminYn": yn(member.access_roles),
            "idleSeconds": IDLE_SECONDS, "expiresInSeconds": round(session.started + LIFE_SECONDS - now),
            "email": encode(member.email), "name": encode(member.name), "phoneNumber": encode(member.phone),
            "subEmail": encode(member.sub_email), "companyName": encode(member.company)}
    if member.access_roles:
        info["accessRoles"] = member.access_roles
    handles_others = member.staff or member.security
    more = {"securityAdminYn": member.security, "subscriptionReadOnlyYn": member.read_only,
            "factorRequiredYn": handles_others and not member.factors}
    return {**info, **{name: "Y" for name, holds in more.items() if holds}}


def logIn(call, body):
    email = decode(body["email"])
    member = call.portal.members.get(email)
    is_right = member is not None and member.has_password(body["password"])
    call.portal.guess(("password", email), is_right, "credentials.wrong", "login.paused")
    if member.reset_due:
        raise Problem("login.resetRequired")
    is_trusted = call.cookies.get("trusted_device") in member.trusted
    if member.factors and not is_trusted:
        call.give_session(Session(member, "pending"))
        return {"loginYn": "N", "mfaType": member.factors[0]}
    return log_in(call, member, is_proven=not member.factors)


def log_in(call, member=None, is_proven=False):
    member = member or call.member
    call.give_session(Session(member, checked=True, verified=is_proven))
    return {"loginYn": "Y", "mfaType": (member.factors or ["none"])[0]}


def masked(phone):
    return encode(f"{phone[:3]}-****-{phone[-4:]}")


def listMfaFactors(call, body):
    factors = [{"mfaType": one, "destination": masked(call.member.phone) if one == "sms" else None}
               for one in call.member.factors]
    return {"mfaType": call.member.factors[0], "recoveryCodeYn": yn(call.member.recovery), "factors": factors,
            "trustDays": TRUST_DAYS}


def startMfaChallenge(call, body):
    wanted, session = body["mfaType"], call.session
    call.portal.hold_pause(("code", call.member.id), "code.exhausted")
    if wanted not in call.member.factors:
        raise Problem("factor.unavailable")
    is_sent = wanted == "sms"
    if is_sent and session.challenge:
        age = time.time() - session.challenge["sent"]
        if age < RESEND_SECONDS:
            raise Problem("code.tooSoon", retryAfterSeconds=round(RESEND_SECONDS - age))
    session.challenge = {"id": str(uuid.uuid4()), "code": f"{secrets.randbelow(10**6):06}", "sent": time.time()}
    return {"challengeId": session.challenge["id"], "securityType": "LOGIN", "mfaType": wanted,
            "destination": masked(call.member.phone) if is_sent else None,
            "expiresInSeconds": CODE_SECONDS, "resendInSeconds": RESEND_SECONDS if is_sent else 0}


def verifyMfaCode(call, body):
    sent = call.session.challenge or {"id": UNKNOWN_ID, "code": "", "sent": 0}
    call.portal.hold_pause(("code", call.member.id), "code.exhausted")
    if time.time() - sent["sent"] > CODE_SECONDS:
        raise Problem("code.expired")
    is_right = (sent["id"], sent["code"]) == (body["challengeId"], body["code"])
    call.portal.guess(("code", call.member.id), is_right, "code.wrong", "code.exhausted")
    if body.get("trustDeviceYn") == "Y":
        device = secrets.token_urlsafe(32)
        call.member.trusted.add(device)
        seconds = TRUST_DAYS * 86400
        call.set_cookies.append(f"trusted_device={device}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}")
    return log_in(call, is_proven=True)


def verifyRecoveryCode(call, body):
    is_right = call.member.recovery == body["recoveryCode"]
    call.portal.guess(("code", call.member.id), is_right, "recovery.wrong", "code.exhausted")
    call.member.recovery = None
    return log_in(call, is_proven=True)


def hold_password(call, password):
    is_right = call.member.has_password(password)
    call.portal.guess(("password", call.member.email), is_right, "password.wrong", "password.paused")


def checkPassword(call, body):
    hold_password(call, body["password"])
    call.give_session(Session(call.member, checked=True, verified=not call.member.factors))
    return {"passwordCheckYn": "Y"}


def logOut(call, body):
    if call.session is not None:
        call.session.stage = "ended"
        call.set_cookies.append("session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    return {"loginYn": "N"}


# ---- level "member" -----------------------------------------------------------------------------------------------

def live_sessions(call):
    return [one for one in call.portal.sessions.values()
            if one.member is call.member and one.stage == "member" and not one.is_over()]


def listSessions(call, body):
    return {"list": [{"sessionId": one.id, "currentYn": yn(one is call.session), "device": "Chrome · Windows",
                      "address": "203.0.113.*", "startedAt": korean_time(one.started),
                      "lastSeenAt": korean_time(one.seen)} for one in live_sessions(call)]}


def endSession(call, body):
    for one in live_sessions(call):
        if one.id == body["sessionId"]:
            one.stage = "ended"
    return {"endedYn": "Y"}


def endOtherSessions(call, body):
    others = [one for one in live_sessions(call) if one is not call.session]
    for one in others:
        one.stage = "ended"
    return {"count": len(others)}


listSignIns = lambda call, body: {"list": call.member.sign_ins}


def unread(call):
    return sum(one["readYn"] == "N" for one in call.member.notifications)


def listNotifications(call, body):
    label, wanted = body.get("announcementType"), body.get("unreadYn")
    rows = [one for one in call.member.notifications
            if label in (None, one["announcementType"]) and (wanted != "Y" or one["readYn"] == "N")]
    page = page_of(rows, body)
    return {"announcementType": label, "unreadYn": wanted, "unread": unread(call), **page}


def countNotifications(call, body):
    return {"unread": unread(call)}


def readNotification(call, body):
    for one in call.member.notifications:
        if one["notificationId"] == body["notificationId"]:
            one["readYn"] = "Y"
    return {"unread": unread(call)}


def readAllNotifications(call, body):
    for one in call.member.notifications:
        one["readYn"] = "Y"
    return {"unread": 0}


def removeNotification(call, body):
    own = call.member.notifications
    own[:] = [one for one in own if one["notificationId"] != body["notificationId"]]
    return {"unread": unread(call)}


def getUserInfo(call, body):
    member = call.member
    return {"email": encode(member.email), "name": encode(member.name), "phoneNumber": encode(member.phone),
            "subEmail": encode(member.sub_email), "companyName": encode(member.company),
            "deptName": encode(member.department), "joinedAt": korean_time(member.joined), "subscribeYn": "N",
            "passwordLeast": 8}


def contact_changes(member):
    return {"list": [{"contactType": kind, "value": encode(value)} for kind, value in sorted(member.waiting.items())]}


def updateUserInfo(call, body):
    member = call.member
    given = {name: decode(value) if value is not None and name != "companyName" else value for name, value in body.items()}
    if "빗장" in (given.get("companyName") or ""):
        raise Problem("company.nameReserved")
    wanted = {kind: given[name] for kind, name in (("EMAIL", "email"), ("PHONE", "phoneNumber")) if name in given}
    own = {"EMAIL": member.email, "PHONE": member.phone}
    if any(value != own[kind] for kind, value in wanted.items()):
        call.hold_proof()
    for kind, value in wanted.items():
        member.waiting.pop(kind, None)
        if value != own[kind]:
            member.waiting[kind] = value
    for field, name in (("name", "name"), ("sub_email", "subEmail"), ("company", "companyName"), ("department", "deptName")):
        if name in given:
            setattr(member, field, given[name])
    return contact_changes(member)


def listContactChanges(call, body):
    return contact_changes(call.member)


def changePassword(call, body):
    fresh = body["newPassword"]
    hold_password(call, body["password"])
    if len(fresh) < 8:
        raise Problem("password.weak", weakness="short", passwordLeast=8)
    if fresh.lower() in COMMON:
        raise Problem("password.weak", weakness="common")
    if call.member.has_password(fresh):
        raise Problem("password.same")
    call.member.set_password(fresh)
    call.member.trusted.clear()
    endOtherSessions(call, {})
    call.give_session(Session(call.member, checked=True, verified=True))
    return {"changedYn": "Y"}


def listMyTerms(call, body):
    history, rows = call.member.consents, []
    for term in call.portal.terms:
        last = next((one for one in history if one["termsCode"] == term["termsCode"]), None)
        is_agreed = last is not None and last["agreedYn"] == "Y"
        renews = is_agreed and term["termsCode"].startswith("MARKETING")
        answered = datetime.fromisoformat(last["answeredAt"]) if last else None
        rows.append({**{name: term[name] for name in ("termsCode", "version", "title", "requiredYn")},
                     "agreedYn": yn(is_agreed), "answeredVersion": last and last["version"],
                     "answeredAt": last and last["answeredAt"], "dueYn": "N",
                     "renewDate": answered.replace(year=answered.year + 2).date().isoformat() if renews else None})
    return {"list": rows, "history": history}


def answerTerms(call, body):
    term = next((one for one in call.portal.terms if one["termsCode"] == body["termsCode"]), None)
    if term is None or term["version"] != body["version"]:
        raise Problem("terms.outdated")
    if term["requiredYn"] == "Y" and body["agreedYn"] == "N":
        raise Problem("terms.required")
    latest = {one["termsCode"]: one["agreedYn"] for one in reversed(call.member.consents)}
    if body["termsCode"] == "MARKETING_NIGHT" and body["agreedYn"] == "Y" and latest.get("MARKETING") != "Y":
        raise Problem("terms.dependent")
    call.member.consents.insert(0, consent(term, body["agreedYn"]))
    return listMyTerms(call, {})


def consent(term, agreed):
    return {"termsCode": term["termsCode"], "version": term["version"], "title": term["title"], "agreedYn": agreed,
            "answeredAt": korean_time(time.time())}


# ---- worlds of the pacts ------------------------------------------------------------------------------------------

def put_member(portal, **facts):
    member = Member(**facts)
    portal.members[member.email] = member
    portal.guesses = {key: tries for key, tries in portal.guesses.items() if key[1] != member.email}
    return member


def put_session(portal, token, member, stage="member", checked=True, verified=True):
    session = portal.sessions[token] = Session(member, stage, checked, verified)
    return session


worlds["a visitor"] = worlds["the terms in force"] = lambda portal, params: None


@world("published posts")
def published_posts(portal, params):
    portal.posts = [new_post(params["board"], one) for one in params["posts"]]


@world("a published post")
def published_post(portal, params):
    one = {"announcementType": "service", "pinnedYn": "Y"}
    ids = [("nextId", "다음 글"), ("postId", "정기 점검 안내"), ("previousId", "지난 글")]
    portal.posts = [new_post(params["board"], {**one, "postId": params[name], "title": title}) for name, title in ids]
    portal.posts[1]["attachments"] = [
        {"fileName": f"안내문 {at}.pdf", "contentType": "application/pdf", "size": 1000 + at, "url": f"/files/young{at}"}
        for at in (1, 2)]


def new_post(board, given):
    return {"board": board, "body": "점검을 진행합니다.\n\n## 점검 시간", "summary": "점검을 진행합니다. 점검 시간",
            "publishedAt": "2026-11-20T10:00:00+09:00", "attachments": [], **given}


@world("a catalogue of apps")
def catalogue(portal, params):
    portal.apps = [{**app, "description": f"{app['name']} 앱입니다."} for app in params["apps"]]


@world("a member with an account")
def with_account(portal, params):
    factors = [] if params["mfaType"] == "none" else [params["mfaType"]]
    put_member(portal, email=params["email"], password=params["password"], factors=factors)


@world("a member who has to reset their password")
def reset_due(portal, params):
    put_member(portal, email=params["email"], password=params["password"]).reset_due = True


@world("a paused login")
def paused_login(portal, params):
    put_member(portal, **params)
    portal.guesses["password", params["email"]] = (TRIES, time.time() + PAUSE_SECONDS)


@world("a trusted device")
def trusted_device(portal, params):
    member = put_member(portal, email=params["email"], password=params["password"], factors=["sms"])
    member.trusted.add(params["trustedDevice"])


@world("a member at the second factor")
def second_factor(portal, params):
    member = put_member(portal, factors=["sms", "totp"])
    member.recovery = params["recoveryCode"]
    put_session(portal, params["session"], member, "pending")


@world("a member at the second factor without the app")
def without_app(portal, params):
    put_session(portal, params["session"], put_member(portal, factors=["sms"]), "pending")


@world("a code was sent")
def code_sent(portal, params):
    member = put_member(portal, factors=["sms"])
    session = put_session(portal, params["session"], member, "pending")
    session.challenge = {"id": params["challengeId"], "code": params["code"], "sent": time.time() - params["ageSeconds"]}
    portal.guesses["code", member.id] = (params["wrongTries"], time.time() + PAUSE_SECONDS)


@world("a logged-in member")
def logged_in(portal, params):
    checked = params["passwordCheckYn"] == "Y"
    verified = params.get("verifiedYn", params["passwordCheckYn"]) == "Y"
    member = put_member(portal, password=params["password"])
    put_session(portal, params["session"], member, checked=checked, verified=verified)
    return member


@world("a paused password check")
def paused_check(portal, params):
    member = logged_in(portal, {"passwordCheckYn": "N", **params})
    portal.guesses["password", member.email] = (TRIES, time.time() + PAUSE_SECONDS)


@world("an ended session")
def ended(portal, params):
    put_session(portal, params["session"], put_member(portal), "ended")


@world("a member of a company")
def of_company(portal, params):
    member = put_member(portal)
    member.read_only = params.get("everybodyYn") == "N" and not params["roles"]
    put_session(portal, params["session"], member)


@world("an audit record for a security admin")
def security_admin(portal, params):
    member = put_member(portal, factors=["sms"])
    member.security, member.access_roles = True, ["SECURITY_ADMIN"]
    put_session(portal, params["session"], member)


@world("an admin without a second factor")
def without_factor(portal, params):
    member = put_member(portal)
    member.staff = params["staffYn"] == "Y"
    member.security = not member.staff
    put_session(portal, params["session"], member)


@world("a member at two places")
def two_places(portal, params):
    member = put_member(portal)
    put_session(portal, params["session"], member)
    put_session(portal, "elsewhere", member).id = params["otherSessionId"]
    member.sign_ins = [{"signInId": str(uuid.uuid4()), "result": "PASSWORD_WRONG", "triedAt": korean_time(time.time()),
                        "device": "Chrome · Windows", "address": "203.0.113.*"}]


@world("a member with notifications")
def with_notifications(portal, params):
    member = put_member(portal)
    member.notifications = [
        {**one, "heading": encode("비밀번호가 바뀌었습니다"), "message": encode("방금 비밀번호를 다시 정했습니다."),
         "path": "/my/session", "createdAt": korean_time(time.time())} for one in params["notifications"]]
    put_session(portal, params["session"], member)


@world("a contact that is to change")
def contact_to_change(portal, params):
    member = put_member(portal)
    member.waiting = {params["contactType"]: params["value"]}
    put_session(portal, params["session"], member)


@world("a member who answered the terms")
def answered_terms(portal, params):
    member = put_member(portal)
    member.consents = [consent(term, yn(not term["termsCode"].startswith("MARKETING"))) for term in portal.terms]
    put_session(portal, params["session"], member)


# ---- HTTP ---------------------------------------------------------------------------------------------------------

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    contract, portal, lock, builds_worlds = None, Portal(), RLock(), False

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/pact/states" and self.builds_worlds:
            return self.build_world(json.loads(raw))
        cookies = dict(part.strip().split("=", 1) for part in self.headers.get("Cookie", "").split(";") if "=" in part)
        call = Call(self.portal, cookies)
        try:
            with self.lock:
                self.answer(200, {"code": 200, "msg": "OK", "data": self.called(call, raw)}, call.set_cookies)
        except Problem as problem:
            known = self.contract.problems[problem.name]
            content = {"code": known["code"], "msg": sentence(known["msg"], problem.data), "data": problem.data}
            self.answer(known.get("http", 200), content, call.set_cookies)

    def called(self, call, raw):
        origin = self.headers.get("Origin")
        if origin is not None and origin != f"http://{self.headers.get('Host')}":
            raise Problem("origin.foreign")
        described = self.contract.operations.get(self.path)
        call_of = globals().get(described["operationId"]) if described else None
        if call_of is None:
            raise Problem("address.unknown")
        call.admit(described["x-access"])
        try:
            body = json.loads(raw)
        except ValueError:
            raise Problem("request.invalid")
        if not self.contract.fits(self.contract.body_schema(described), body):
            raise Problem("request.invalid")
        return call_of(call, body)

    def build_world(self, asked):
        build = worlds.get(asked["state"])
        if build is None:
            return self.answer(501, {"message": f"Not built yet: {asked['state']}"})
        with self.lock:
            if asked["action"] == "setup":
                build(self.portal, asked["params"])
        self.answer(200, {})

    def answer(self, status, content, cookies=()):
        body = json.dumps(content, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for cookie in cookies:
            self.send_header("Set-Cookie", cookie)
        self.end_headers()
        self.wfile.write(body)

    log_message = lambda *_: None


def sentence(text, data):
    for name, value in (data or {}).items():
        text = text.replace("{" + name + "}", str(value))
    return text


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--contract", required=True)
    options.add_argument("--port", type=int, default=8080)
    options.add_argument("--worlds", action="store_true")
    given = options.parse_args()
    Handler.contract, Handler.builds_worlds = Contract(given.contract), given.worlds
    server = ThreadingHTTPServer(("127.0.0.1", given.port), Handler)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
