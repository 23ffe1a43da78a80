"""The worlds of the pacts. Each is a row of worlds.json: steps, which are functions of this file, with what they are given."""

import json
import time
from datetime import timedelta
from pathlib import Path

from portal_kit import worlds
from portal_kit.calls import PAUSE_SECONDS, TRIES, new_session
from portal_kit.contract import Row, months_after, today

from portal import TERMS, consent, new_member, seed
from subscriptions import (
    MAX_DRAFTS, MAX_LINKS, ORDER_TERMS, end_options, new_card, new_draft, new_link, new_subscription, new_trial, set_end)

plans = json.loads(Path(__file__).with_name("worlds.json").read_text(encoding="utf-8"))


class World(worlds.World):
    def member(self, factors=(), **facts):
        store = self.store
        self.one = new_member(factors=[factor for factor in factors if factor != "none"], **facts)
        store.members[self.one.email] = self.one
        store.guesses = {key: tries for key, tries in store.guesses.items() if key[1] != self.one.email}
        store.out_of_order, store.keys = None, {}
        for rows in (store.subscriptions, store.drafts, store.cards, store.trials, store.links):
            rows.clear()

    def session(self, token=None, stage="member", checked=True, verified=True, **facts):
        self.entered = Row(new_session(self.one, stage, checked, verified), **facts)
        self.store.sessions[token or self.params["session"]] = self.entered

    def rows(self, into, rows, common=()):
        """Rows with what they have in common, as those of the store, or of the member."""
        holder = self.store if hasattr(self.store, into) else self.one
        setattr(holder, into, [{**dict(common), **row} for row in rows])

    def wrong(self, kind, count=TRIES):
        key = (kind, self.one.email if kind == "password" else self.one.id)
        self.store.guesses[key] = (count, time.time() + PAUSE_SECONDS)

    def sent(self, id, code, age):
        self.entered.challenge = Row(id=id, code=code, sent=time.time() - age)

    def roles(self, everybody=True, roles=()):
        self.one.read_only = not everybody and not roles

    def looks(self, token):
        self.store.sessions[token].member.read_only = True

    def handler(self, is_staff):
        self.one.update(staff=is_staff, security=not is_staff)

    def answered(self):
        self.one.consents = [consent(term, "N" if term["termsCode"].startswith("MARKETING") else "Y") for term in TERMS]

    def announced(self, day=None):
        self.store.announced = [{**seed["edition"], "effectiveDate": day}] if day else []

    def used(self, key=None):
        self.store.keys[self.one.id, key] = (None, None)

    def subscriptions(self, rows):
        for row in reversed(rows):
            self.subscription(row["subscriptionId"], row["subscriptionState"])
            self.subscribed.serviceInfo.serviceName = row.get("serviceName", self.subscribed.serviceInfo.serviceName)
            planned = {name: day for name, day in self.subscribed.contractInfo.items() if name == "nextBillDate"}
            self.ending(scheduled=row["subscriptionState"] == "CANCEL_SCHEDULED")
            self.subscribed.contractInfo.update(planned)

    def subscription(self, subscriptionId=None, state="ACTIVE", company=None, payment=None, users=30, began_today=False,
                     charging=False, cardUntil=None, **info):
        parts = {**self.store.contract.example("getSubscriptionDetail"), "charging": charging, "cardUntil": cardUntil}
        one = new_subscription(self.store, company or self.one.company, state, {**seed["order"], "userCount": users}, **parts)
        one.subscriptionInfo.update(info, subscriptionId=subscriptionId or one.subscriptionInfo.subscriptionId)
        one.paymentMethod = Row(seed["paymentMethods"].get(payment, one.paymentMethod))
        if state not in ("REQUESTED", "REJECTED", "CANCELED"):
            begin = today() - timedelta(0 if began_today else 9)
            one.contractInfo.update(contractNo=f"C{one.subscriptionInfo.subscriptionNo[1:]}", startDate=begin,
                                    nextBillDate=months_after(begin, 1), endDate=months_after(begin, 12) - timedelta(1))
        if state == "REJECTED":
            one.subscriptionInfo.update(decidedAt=time.time(), rejectReason="사업자등록증을 확인할 수 없습니다.")
        self.subscribed = one

    def ending(self, scheduled=False, ended=False, over=False):
        one = self.subscribed
        if one.contractInfo.startDate:
            option = end_options(one)[-1]
            self.gives["lastDate"] = option["lastDate"].isoformat()
            if scheduled:
                set_end(one, {**option, "lastDate": today() - timedelta(1)} if over else option)
            one.state = "ENDED" if ended else one.state

    def link(self, age=0, **facts):
        new_link(self.store, self.subscribed, self.one, age).update(facts)

    def more_links(self, full):
        for _ in range(MAX_LINKS if full else 0):
            self.link()

    def draft(self, draftId, fileId, agreed):
        edition = {"version": "0.1"} if agreed == "before" else {}
        form = self.store.contract.blank("SubscriptionForm")
        form.update(serviceInfo=seed["order"], accountTypeDetail="SOLE_PROPRIETOR", paymentMethodCode="C")
        form.companyInfo.companyName = "별빛나루 주식회사"
        self.store.files.add(fileId)
        answers = [{**term, "agreedYn": term["requiredYn"], **edition} for term in ORDER_TERMS]
        new_draft(self.store, self.one, answers, form, draftId=draftId, rnImgViewInfo={**seed["file"], "fileId": fileId})

    def card(self, **facts):
        new_card(self.store, self.one, **facts)

    def drafts(self):
        for _ in range(MAX_DRAFTS):
            new_draft(self.store, self.one, [], Row(serviceInfo=seed["order"]))

    def differing_plans(self, code):
        self.store.more_services = [{**seed["differing"], "serviceCode": code}]

    def trials(self, rows):
        for row in rows:
            new_trial(self.store, self.one.company, **row)

    def out_of_order(self, words=None):
        self.store.out_of_order = words
