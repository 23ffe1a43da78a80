"""Level "subscriptions": trials, requests and subscriptions of a company, and the search."""

import secrets
import time
import unicodedata
import uuid
from collections import Counter
from datetime import date, timedelta

from portal_kit.calls import found, page_of
from portal_kit.contract import Row, months_after, refuse, today

from portal import USED, hold_company_name, in_force, seed, subscriptions_of

DAY, MAX_DRAFTS, DRAFT_DAYS, MAX_LINKS, LINK_DAYS, TRIAL_DAYS, REFUND_DAYS, MAX_SEARCHES = 86400, 5, 7, 5, 7, 14, 7, 30
WAITING, OVER = ("REQUESTED",), ("REJECTED", "CANCELED", "ENDED")
ORDER_TERMS = seed["constants"]["listSubscriptionTerms"]["list"]
HIDDEN_BY_LINK = ("name", "ownerName", "companyOwner", "accountEmail", "email", "addressDetail", "zipCode")


# ---- prices and periods -------------------------------------------------------------------------------------------

def quote(order):
    """What an order costs, in the smallest unit of its currency: VAT is a tenth, a year is paid with ten months."""
    price = seed["services"][order["serviceCode"]]["prices"].get(order["planCode"])
    refuse(price is None, "plan.unavailable")
    unit, months = price if order["currency"] == "KRW" else price // 10, 12 if order["paymentCycle"] == "Y" else 1
    full = unit * order["userCount"] * months
    supply = full * 10 // 12 if months == 12 else full
    return {"serviceInfo": order, "months": months, "unitPrice": unit, "listAmount": full, "discountAmount": full - supply,
            "supplyAmount": supply, "vatAmount": supply // 10, "totalAmount": supply + supply // 10,
            "firstBillDate": today(), "nextBillDate": months_after(today(), months), "calculatedAt": time.time()}


def priced(order, had=None):
    """What an order costs. Refuses more users than the plan admits; what a subscription has already is no raise."""
    plan = found(found(seed["catalogue"], "plan.unavailable", serviceCode=order["serviceCode"])["plans"], "plan.unavailable",
                 planCode=order["planCode"])
    same = had and all(had[name] == order[name] for name in ("serviceCode", "planCode"))
    refuse(plan["maximumUsers"] and order["userCount"] > max(plan["maximumUsers"], had["userCount"] if same else 0), "users.tooMany",
           planName=plan["planName"], maximumUsers=plan["maximumUsers"])
    return quote(order)


def set_order(one, order):
    """Writes what is ordered, and what it costs, into a subscription."""
    price, service = quote(order), seed["services"][order["serviceCode"]]
    names = {"serviceName": service["name"], "serviceIcon": service["icon"], "planName": seed["plans"][order["planCode"]],
             "unitPrice": price["unitPrice"]}
    one.serviceInfo.update({**order, **names})
    one.contractInfo.update({**one.serviceInfo, **{name: price[name] for name in ("supplyAmount", "vatAmount", "totalAmount")}})


def period_of(one):
    """The first and the last day of the period that today is in."""
    months, begin, count = 12 if one.serviceInfo.paymentCycle == "Y" else 1, one.contractInfo.startDate, 0
    while months_after(begin, (count + 1) * months) <= today():
        count += 1
    return months_after(begin, count * months), months_after(begin, (count + 1) * months) - timedelta(1)


def end_options(one):
    """What an end today, or with the period, comes to: what is left of the period is given back, or set off against a bill."""
    (begin, last), supply, options = period_of(one), one.contractInfo.supplyAmount, []
    refund = one.contractInfo.startDate + timedelta(REFUND_DAYS)
    until, days, used = refund if refund >= today() else None, (last - begin).days + 1, (today() - begin).days + 1
    choices = [("TODAY", today(), used, 0 if until else supply * used // days, until), ("PERIOD_END", last, days, supply, None)]
    for name, day, used_days, kept, refund_until in choices[:1 if one.cancellation else 2]:
        back, vat_back = supply - kept, supply // 10 - kept // 10
        options.append({
            "endOption": name, "lastDate": day, "periodFrom": begin, "periodTo": last, "periodDays": days, "usedDays": used_days,
            "usedSupplyAmount": kept, "usedVatAmount": kept // 10, "paidSupplyAmount": supply, "paidVatAmount": supply // 10,
            "dueSupplyAmount": -back, "dueVatAmount": -vat_back, "setOffAmount": min(back + vat_back, owed(one)),
            "dueAmount": owed(one) - back - vat_back if name == "TODAY" else 0, "fullRefundUntil": refund_until})
    return options


owed = lambda one: one.contractInfo.totalAmount if one.charging else 0


# ---- subscriptions ------------------------------------------------------------------------------------------------

def new_subscription(store, company, state, order, **parts):
    """A subscription of a company. Its parts are those of the contract: people, company, documents, payment, memo."""
    number = f"S{today().year}-{len(store.subscriptions) + 117:06}"
    info = Row(subscriptionId=str(uuid.uuid4()), subscriptionNo=number, version=1, requestedAt=time.time())
    one = Row({"draftId": None, "charging": False, "cardUntil": None, **parts}, company=company, state=state, cancellation=None,
              subscriptionInfo=info, serviceInfo=Row(), contractInfo=Row(startDate=None))
    set_order(one, order)
    store.subscriptions.insert(0, one)
    return one


def shown(one):
    """What a member sees of a subscription."""
    return Row(one, subscriptionInfo=Row(one.subscriptionInfo, subscriptionState=one.state))


def item_of(one):
    """A subscription as a row of a list."""
    own = {"corporateName": one.companyInfo.companyName, "corporateEmail": one.subscriberInfo.accountEmail}
    return Row({**one.contractInfo, **one.serviceInfo, **shown(one)["subscriptionInfo"], **own, "draftId": one.draftId})


own_items = lambda call, states=None: [item_of(one) for one in subscriptions_of(call, states)]


def one_of(call, missing, identity, states=None):
    """The subscription of the caller's company with an id. Refuses with `missing` where there is none."""
    return found([Row(one.subscriptionInfo, row=one) for one in subscriptions_of(call, states)], missing, subscriptionId=identity).row


def own(call, body, states=None, unfit=None):
    """The subscription of a body, of the caller's company. Refuses another version than the one seen, and other states."""
    one = one_of(call, "subscription.missing", body["subscriptionId"])
    refuse(body.get("version", one.subscriptionInfo.version) != one.subscriptionInfo.version, "subscription.changed")
    refuse(states and one.state not in states, unfit)
    return one


def changed(one, **facts):
    one.update(facts)
    one.subscriptionInfo.version += 1
    return shown(one)


def listSubscriptions(call, body):
    body = {"sort": "NEWEST", **body}
    body = {"sortDirection": "DESC" if body["sort"] in ("OPEN_FIRST", "NEWEST") else "ASC", **body}
    keys = {"SERVICE": lambda row: row.serviceName, "OPEN_FIRST": lambda row: (row.subscriptionState not in OVER, row.requestedAt)}
    rows = sorted(own_items(call), key=keys.get(body["sort"], lambda row: row.requestedAt), reverse=body["sortDirection"] == "DESC")
    return page_of(body, rows, "serviceName", "planName", "subscriptionNo", "corporateName")


getSubscriptionDetail = lambda call, body: shown(own(call, body))
countActiveSubscriptions = lambda call, body: {"count": len(own_items(call, ("ACTIVE",)))}


def countSubscriptions(call, body):
    states = Counter(row.subscriptionState for row in own_items(call))
    return {"count": sum(states.values()), "states": [{"subscriptionState": state, "count": states[state]} for state in states]}


def hide(value, name=""):
    if isinstance(value, dict):
        return {inside: hide(one, inside) for inside, one in value.items()}
    return value[:2] + "*" * 3 if name in HIDDEN_BY_LINK and value else value


def getUnauthSubscriptionDetail(call, body):
    link = found(call.store.links, "link.expired", viewKey=body["viewKey"], subscriptionNo=body["subscriptionNo"])
    refuse(link.expiresAt < time.time(), "link.expired")
    return hide(shown(Row(link.subscription, cancellation=None)))


def stored(rows, id_name, **facts):
    """A new row of the store, with an id of its own unless it is given one."""
    rows.append(Row({id_name: str(uuid.uuid4()), **facts}))
    return rows[-1]


def new_link(store, one, member, age=0):
    made = time.time() - age * DAY
    return stored(store.links, "linkId", viewKey=secrets.token_urlsafe(32), subscription=one, member=member, createdAt=made,
                  subscriptionNo=one.subscriptionInfo.subscriptionNo, expiresAt=made + LINK_DAYS * DAY)


def links_of(call, one):
    return [Row(link, ownYn=link.member is call.member) for link in call.store.links
            if link.subscription is one and link.expiresAt > time.time()]


def createSubscriptionLink(call, body):
    one = own(call, body)
    refuse(len(links_of(call, one)) >= MAX_LINKS, "link.tooMany")
    return new_link(call.store, one, call.member)


listSubscriptionLinks = lambda call, body: {"list": links_of(call, own(call, body))}


def endSubscriptionLink(call, body):
    one, links = own(call, body), call.store.links
    links[:] = [link for link in links if link.linkId != body["linkId"] or link.subscription is not one]
    return {"list": links_of(call, one)}


# ---- changes and ends ---------------------------------------------------------------------------------------------

cancelSubscriptionRequest = lambda call, body: changed(own(call, body, WAITING + ("CANCELED",), "subscription.settled"), state="CANCELED")


def updateSubscriptionStatus(call, body):
    one, wish = own(call, body), body["subscriptionState"]
    answer, facts = seed["wishes"].get(one.state, {}).get(wish, ["unreachable" if one.state in USED + WAITING else "over", {}])
    if one.state == wish:
        return shown(one)
    refuse(answer != "granted", f"subscriptionState.{answer}", **facts)
    if one.cancellation:
        modifySubscriptionCancellation(call, {**body, "change": "WITHDRAW"})
    return changed(one, state=wish)


def estimateSubscriptionWithdrawal(call, body):
    one = own(call, body)
    begin = period_of(one)[0]
    bill = {"billNo": f"B{begin.year}-000042", "billDate": begin, "totalAmount": one.contractInfo.totalAmount}
    return {**item_of(one), "cancelableYn": one.state in ("ACTIVE", "PAST_DUE"), "options": end_options(one), "creditAmount": 0,
            "unpaidCount": int(one.charging), "unpaidAmount": owed(one), "chargingYn": one.charging, "pendingAmount": 0,
            "lastBill": bill, "cancellation": one.cancellation, "calculatedAt": time.time()}


def end(one, option, body):
    """Ends a subscription as an option says, where the member saw what it comes to now."""
    seen = {"lastDate": body["lastDate"] and date.fromisoformat(body["lastDate"]), "dueAmount": body["dueAmount"]}
    return set_end(one, found(end_options(one), "cancellation.amountChanged", endOption=option, **seen))


def set_end(one, option):
    number = f"E{today().year}-{one.subscriptionInfo.version:06}"
    one.cancellation = {**option, "cancellationNo": number, "requestedAt": time.time(),
                        "supplyAmount": option["dueSupplyAmount"], "vatAmount": option["dueVatAmount"]}
    one.contractInfo.update(endDate=option["lastDate"], nextBillDate=None)
    one.state = "ENDED" if option["endOption"] == "TODAY" else "CANCEL_SCHEDULED"
    return {**item_of(one), "cancellation": one.cancellation}


withdrawSubscription = lambda call, body: end(
    own(call, body, ("ACTIVE", "PAST_DUE"), "cancellation.unavailable"), body["endOption"], body)


def modifySubscriptionCancellation(call, body):
    one = own(call, body, ("CANCEL_SCHEDULED",), "cancellation.settled")
    refuse(one.cancellation["lastDate"] < today(), "cancellation.settled")
    return end(one, "TODAY", body) if body["change"] == "TODAY" else take_back(one)


def take_back(one):
    """A scheduled end that is taken back is shown once more."""
    answer = {**item_of(one), "subscriptionState": "ACTIVE", "cancellation": one.cancellation}
    one.contractInfo.update(endDate=None, nextBillDate=period_of(one)[1] + timedelta(1))
    one.update(state="ACTIVE", cancellation=None)
    return answer


def updateSubscription(call, body):
    one, plan = own(call, body, ("REQUESTED", "ACTIVE"), "subscription.fixed"), body["plan"]
    if plan:
        order = {**one.serviceInfo, "planCode": plan["planCode"], "userCount": plan["userCount"]}
        price, (begin, last) = priced(order, one.serviceInfo), period_of(one) if one.state == "ACTIVE" else (today(), today())
        more = (price["supplyAmount"] - one.contractInfo.supplyAmount) * ((last - today()).days + 1) // ((last - begin).days + 1)
        due = more + more // 10 if one.state == "ACTIVE" else 0
        refuse((plan["totalAmount"], plan["dueAmount"]) != (price["totalAmount"], due), "price.changed")
        set_order(one, order)
    one.adminInfo.update(body["adminInfo"] or {})
    return changed(one, memo=body["memo"])


def reviseSubscriptionRequest(call, body):
    one, order = own(call, body, WAITING, "subscription.fixed"), body["serviceInfo"]
    hold_company_name((body["companyInfo"] or {}).get("companyName"))
    if order:
        refuse(priced(order, one.serviceInfo)["totalAmount"] != body["totalAmount"], "price.changed")
        set_order(one, order)
    for part in ("companyInfo", "subscriberInfo"):
        one[part].update(body[part] or {})
    return changed(one)


def payment_of(call, body, form):
    """The payment method of a body: one that the company pays by already, or what was typed, with its numbers masked."""
    if body.get("paymentProfileId"):
        one = one_of(call, "profile.missing", body["paymentProfileId"], USED + WAITING)
        refuse(profile_state(one) == "EXPIRED", "card.expired")
        method = one.paymentMethod
    else:
        parts = {"G": "paymentGiro", "C": "paymentCard", "A": "paymentAccount"}
        code, typed = form["paymentMethodCode"], body["secrets"]
        refuse(not form.get(parts.get(code)), "request.invalid")
        numbers = card_of(call, cardId=form["paymentCard"]["cardId"]) if code == "C" else {
            "rnno": (typed["payerNo"] or "")[:2] + "********", "accountInfo": typed["accountInfo"]}
        name, part = seed["payments"][code], {**form[parts[code]], **numbers}
        method = Row({"paymentMethodCode": code, "paymentMethodName": name, parts[code]: part})
    refuse(method["paymentMethodCode"] != "G" and body.get("withdrawAgreeYn") != "Y", "payment.unagreed")
    return method


def new_card(store, member, outcome="REGISTERED", customerKey=None, **facts):
    return stored(store.cards, "cardId", member=member, outcome=outcome, customerKey=customerKey or str(uuid.uuid4()), **facts)


def card_of(call, **ids):
    """A card that the member typed in the window of the payment service, as the service tells of it."""
    card = found(call.store.cards, "card.missing", member=call.member, **ids)
    refuse(card.outcome != "REGISTERED", f"card.{card.outcome.lower()}")
    return {"cardId": card.cardId, "cardInfo": "솔바람카드", "cardNumber": "**** **** **** 1234"}


openCardWindow = lambda call, body: {**seed["cardWindow"], "customerKey": new_card(call.store, call.member).customerKey}
# A server for production exchanges the authKey for a billing key here, once, and keeps that.
registerCard = lambda call, body: card_of(call, customerKey=body["customerKey"])


def changeSubscriptionPayment(call, body):
    one = own(call, body, ("REQUESTED", "ACTIVE", "PAST_DUE"), "subscription.fixed")
    refuse(one.charging, "payment.underWay")
    return changed(one, paymentMethod=payment_of(call, body, body))


# ---- requests and trials ------------------------------------------------------------------------------------------

own_trials = lambda call: {one["serviceCode"]: one for one in call.store.trials if one["company"] == call.member.company}
listTrials = lambda call, body: {
    "list": [{**one, "trial": own_trials(call).get(one["serviceCode"]), "usedYn": "N"} for one in seed["catalogue"]]}


def requestTrial(call, body):
    refuse(body["serviceCode"] not in seed["services"], "plan.unavailable")
    refuse(body["serviceCode"] in own_trials(call), "trial.used")
    return new_trial(call.store, call.member.company, body["serviceCode"])


def new_trial(store, company, serviceCode, trialState="RUNNING", **facts):
    return stored(store.trials, "trialId", company=company, serviceCode=serviceCode, trialState=trialState, startDate=today(),
                  endDate=today() + timedelta(TRIAL_DAYS), serviceName=seed["services"][serviceCode]["name"], **facts)


estimateSubscription = lambda call, body: quote(body)


def new_draft(store, member, terms, form=None, **facts):
    form = form or store.contract.blank("SubscriptionForm")
    return saved(stored(store.drafts, "draftId", member=member, terms=terms, form=form), **facts)


def saved(draft, **facts):
    draft.update(facts, savedAt=time.time(), expiresAt=time.time() + DRAFT_DAYS * DAY)
    return draft


own_drafts = lambda call: [Row(one, serviceInfo=one.form["serviceInfo"]) for one in call.store.drafts if one.member is call.member]
own_draft = lambda call, body: found(call.store.drafts, "draft.missing", draftId=body["draftId"], member=call.member)


def getSubscriptionDesk(call, body):
    return {"drafts": own_drafts(call), "requests": own_items(call, WAITING), "current": own_items(call, USED + WAITING)}


def hold_terms(answers):
    agreed = {in_force(ORDER_TERMS, one)["termsCode"]: one["agreedYn"] for one in answers}
    refuse(any(one["requiredYn"] == "Y" and agreed.get(one["termsCode"]) != "Y" for one in ORDER_TERMS), "consent.required")


def agreeSubscriptionTerms(call, body):
    priced(body["serviceInfo"])
    hold_terms(body["terms"])
    refuse(not body["draftId"] and len(own_drafts(call)) >= MAX_DRAFTS, "draft.tooMany")
    draft = own_draft(call, body) if body["draftId"] else new_draft(call.store, call.member, [])
    draft.form["serviceInfo"] = body["serviceInfo"]
    return saved(draft, terms=body["terms"])


def known_profiles(call, part):
    """What the company subscribes with, each once, with the subscriptions that have it."""
    same = {}
    for one in subscriptions_of(call, USED + WAITING):
        same.setdefault(repr(one[part]), []).append(one)
    return [{**rows[0], "profileId": rows[0].subscriptionInfo.subscriptionId, "profileState": profile_state(rows[0]),
             "subscriptions": [item_of(one) for one in rows], "subscriptionCount": len(rows)} for rows in same.values()]


def profile_state(one):
    month, year = (one.cardUntil or "12/99").split("/")
    is_over = (2000 + int(year), int(month)) < (today().year, today().month)
    return "EXPIRED" if is_over else "UNPAID" if one.state == "PAST_DUE" else "USABLE"


def listSubscriptionProfiles(call, body):
    limit = body.get("limit", 20)
    return {"companies": known_profiles(call, "companyInfo")[:limit], "payments": known_profiles(call, "paymentMethod")[:limit]}


getSubscriptionDraft = own_draft
saveSubscriptionDraft = lambda call, body: saved(own_draft(call, body), **body)


def discardSubscriptionDraft(call, body):
    call.store.drafts[:] = [one for one in call.store.drafts if one.member is not call.member or one.draftId != body["draftId"]]
    return getSubscriptionDesk(call, body)


def requestSubscription(call, body):
    form, store = body["form"], call.store
    refuse((body.get("companyProfileId") or body.get("paymentProfileId")) and not call.session.checked, "password.unconfirmed")
    hold_company_name(form["companyInfo"]["companyName"])
    draft = own_draft(call, body)
    hold_terms(draft.terms)
    price, method = priced(form["serviceInfo"]), payment_of(call, body, form)
    refuse(price["totalAmount"] != body["totalAmount"], "price.changed")
    refuse({body["rnFileId"], body["ddlFileId"]} - {None} - store.files, "upload.missing")
    known = one_of(call, "profile.missing", body["companyProfileId"], USED + WAITING) if body.get("companyProfileId") else {}
    parts = {part: Row({**form[part], **known.get(part, {}), **{name: text for name, text in form[part].items() if text}})
             for part in ("companyInfo", "subscriberInfo", "adminInfo")}
    kind, number, person = form["accountTypeDetail"], body["secrets"]["secNo"], parts["subscriberInfo"]
    person.update(accountTypeDetail=kind, accountType="PERSON" if kind == "PERSON" else "BUSINESS", secNo=number)
    if kind == "PERSON":
        same = {name: person[name] for name in ("zipCode", "address", "addressDetail", "phoneNumber")}
        parts["companyInfo"].update(same, companyName=person["name"], ownerName=person["name"])
    store.drafts.remove(draft)
    parts.update(paymentMethod=method, draftId=draft.draftId, memo=form["memo"])
    return item_of(new_subscription(store, call.member.company, "REQUESTED", form["serviceInfo"], **parts))


def searchAddresses(call, body):
    keyword = body["keyword"]
    refuse(call.member.searches >= MAX_SEARCHES, "address.tooMany", retryAfterSeconds=3600)
    call.member.searches += 1
    refuse(keyword == call.store.out_of_order, "address.unavailable")
    refuse(not any(letter.isdigit() for letter in keyword), "address.vague")
    rows = [one for one in seed["addresses"] if all(word in one["roadAddress"] + one["jibunAddress"] for word in keyword.split())]
    return {"page": body["page"], "total": len(rows), "list": rows[10 * (body["page"] - 1):10 * body["page"]]}


def searchPortal(call, body):
    """Finds rows by words as they are typed: the letters of a syllable that is not finished yet are part of it."""
    words, parts = body["search"].split(), lambda text: unicodedata.normalize("NFD", text)
    is_asked = any(len(word) > 1 for word in words)
    rows = own_items(call) if call.session.checked and is_asked else []
    hits = [{"hitId": row.subscriptionId, "title": f"{row.serviceName} {row.planName}", "detail": row.subscriptionNo,
             "state": row.subscriptionState, "at": row.requestedAt} for row in rows
            if all(parts(word) in parts(f"{row.serviceName} {row.planName} {row.subscriptionNo}") for word in words)]
    groups = [{"hitKind": "SUBSCRIPTION", "ownYn": "Y", "moreYn": len(hits) > 6, "list": hits[:6]}] if hits else []
    return {"search": body["search"] if is_asked else None, "passwordNeededYn": not call.session.checked, "groups": groups}
