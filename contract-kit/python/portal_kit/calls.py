"""Who makes a call: sessions behind the cookie, what `x-access` asks for, and pauses after wrong guesses."""

import secrets
import time
import uuid

from .contract import Problem, Row, refuse

TRIES, PAUSE_SECONDS = 5, 900
IDLE_SECONDS, LIFE_SECONDS, PROOF_SECONDS = 1800, 43200, 600


def new_session(member, stage="member", checked=False, verified=False):
    """A session of a member: `pending` before the second factor, `checked` after the password, `verified` by a fresh proof."""
    now = time.time()
    return Row(sessionId=str(uuid.uuid4()), member=member, stage=stage, checked=checked, challenge=None, startedAt=now,
               verifiedAt=now if verified else 0, lastSeenAt=now, device="Chrome · Windows", address="203.0.113.*")


def is_over(session):
    now = time.time()
    return session.stage == "ended" or now - session.lastSeenAt > IDLE_SECONDS or now - session.startedAt > LIFE_SECONDS


class Store:
    """What every server stores for its calls: sessions by their tokens, guesses, and the answers of keys."""

    def __init__(self, contract):
        self.contract, self.sessions, self.guesses, self.keys = contract, {}, {}, {}

    def hold_pause(self, key, paused):
        """Refuses guesses under a key for a while after too many wrong ones; gives how many there were."""
        count, until = self.guesses.get(key, (0, 0))
        refuse(count >= TRIES and until > time.time(), paused, retryAfterSeconds=max(0, round(until - time.time())))
        return count

    def guess(self, key, is_right, wrong, paused):
        """Counts a guess. Refuses a wrong one with the number of those that are left."""
        count = 0 if self.hold_pause(key, paused) >= TRIES else self.guesses.get(key, (0, 0))[0]
        if is_right:
            return self.guesses.pop(key, None)
        self.guesses[key] = (count + 1, time.time() + PAUSE_SECONDS)
        self.hold_pause(key, paused)
        raise Problem(wrong, remaining=TRIES - count - 1)


class Call:
    """One call: who makes it, with what cookies, and the headers of its answer."""

    def __init__(self, store, cookies):
        self.store, self.cookies, self.headers = store, cookies, []
        self.token = cookies.get("session", "")
        self.session = store.sessions.get(self.token)

    @property
    def member(self):
        return self.session.member

    def set_cookie(self, name, value, more=""):
        self.headers.append(("Set-Cookie", f"{name}={value}; Path=/; HttpOnly; SameSite=Lax{more}"))

    def give_session(self, session):
        """A new token for a session; the one before is dead."""
        if self.token in self.store.sessions:
            self.store.sessions[self.token] = new_session(self.member, "ended")
        token = secrets.token_urlsafe(32)
        self.store.sessions[token] = session
        self.set_cookie("session", token)

    def end_session(self):
        if self.session is not None:
            self.session.stage = "ended"
            self.set_cookie("session", "", "; Max-Age=0")
            self.headers.append(("Clear-Site-Data", '"cache", "storage"'))

    def admit(self, access):
        """Refuses a caller whom the access of an operation does not let in."""
        session = self.session
        if access == "visitor":
            return
        if access == "pending":
            return refuse(session is None or session.stage != "pending", "login.missing")
        refuse(session is None or session.stage == "pending", "session.missing")
        refuse(is_over(session), "session.expired")
        session.lastSeenAt = time.time()
        refuse(access in ("confirmed", "admin") and not session.checked, "password.unconfirmed")
        if access.startswith("verified"):
            self.hold_proof()

    def hold_proof(self):
        """Refuses a session without a proof of the last ten minutes."""
        refuse(time.time() - self.session.verifiedAt > PROOF_SECONDS, "verification.stale")


def has_words(search, *texts):
    return all(any(word in text for text in texts) for word in (search or "").split())


def page_of(body, rows, *texts):
    """The part of a list that a body asks for: by its filters, its words, and its cursor, which is the place of its first row."""
    kept = [row for row in rows if has_words(body.get("search"), *(row[name] for name in texts))
            and all(value is None or row.get(name, value) == value for name, value in body.items())]
    begin = int(body.get("cursor", "0")) if body.get("cursor", "0").isdigit() else 0
    end = begin + body.get("limit", 20)
    return {**body, "total": len(kept), "nextCursor": str(end) if end < len(kept) else None, "list": kept[begin:end]}


def found(rows, missing, **wanted):
    """The one row with these values. Refuses with `missing` where there is none."""
    for row in rows:
        if all(row[name] == value for name, value in wanted.items()):
            return row
    raise Problem(missing)
