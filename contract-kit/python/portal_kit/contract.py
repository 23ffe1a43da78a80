"""The contract for a server in Python: what a body has to be, and what an answer looks like. It knows no operation.

    contract = Contract("dist/data/openapi.json")
    body = contract.body("logIn", json.loads(raw))     # checked, with personal fields in plain text
    data = contract.answer("logIn", {"loginYn": True, "mfaType": "none"})

It needs Python 3.9 and nothing else.
"""

import base64
import binascii
import json
import re
from calendar import monthrange
from datetime import date, datetime, timedelta, timezone

KOREA = timezone(timedelta(hours=9))


class Problem(Exception):
    """A refusal with a name of the contract's catalogue; numbers of its sentence are its data."""

    def __init__(self, name, **data):
        super().__init__(name)
        self.name, self.data = name, data or None


class Row(dict):
    """A dict whose entries are attributes as well. It may have more than an answer shows, under the contract's names."""

    __getattr__, __setattr__ = dict.__getitem__, dict.__setitem__


def refuse(when, name, **data):
    """Refuses the call where something holds."""
    if when:
        raise Problem(name, **data)


def today():
    """The day in Korea."""
    return datetime.now(KOREA).date()


def months_after(day, months):
    """The same day of a later month, or the last one of a shorter month."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def korean_time(seconds):
    return datetime.fromtimestamp(seconds, KOREA).isoformat(timespec="seconds")


def masked(text, pattern):
    """A number or an address with its middle hidden, as much of it shown as its pattern allows; null and what is hidden already stay."""
    if not text or "*" in text:
        return text or None
    middle = [f"{text[:3]}-****-{text[-4:]}"] if len(text) > 9 else []
    forms = [*middle, text[:2] + "*" * max(2, len(text) - 2), "****" + text[-4:], re.sub(r"\d", "*", text)]
    return next(form for form in forms if re.search(pattern, form))


def decoded(text):
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError, ValueError):
        raise Problem("request.invalid")


class Contract:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.document = json.load(file)
        self.problems = {one["name"]: one for one in self.document["x-problem-catalogue"]}
        self.paths = {path: item["post"] for path, item in self.document["paths"].items()}
        self.operations = {post["operationId"]: post for post in self.paths.values()}

    def at(self, schema):
        """A schema with what it points to."""
        while "$ref" in schema:
            found, name = self.document, schema["$ref"]
            for step in name[2:].split("/"):
                found = found[step.replace("~1", "/").replace("~0", "~")]
            schema = {"masks": "Masked" in name, **found, **{key: rule for key, rule in schema.items() if key != "$ref"}}
        return schema

    def meant(self, schema):
        """The schema that holds for a value that is not null."""
        schema = self.at(schema)
        others = schema.get("allOf", []) if "allOf" in schema else schema.get("oneOf", [])
        if "properties" in schema or not others:
            return schema
        return self.meant(next(one for one in others if one.get("type") != "null"))

    def body(self, name, value):
        """A body of an operation with its personal fields in plain text. Refuses one that is not of its schema."""
        content = self.at(self.operations[name]["requestBody"])["content"]
        schema = content["application/json"]["schema"]
        refuse(not self.fits(schema, value), "request.invalid")
        return self.read(schema, value)

    def read(self, schema, value):
        def leaf(rules, text):
            return decoded(text) if "contentEncoding" in rules and isinstance(text, str) else text
        return self.walked(schema, value, leaf)

    def success(self, name):
        """The schema of what a success of an operation has in `data`, and an example of it."""
        content = self.operations[name]["responses"]["200"]["content"]["application/json"]
        parts = self.at(content["schema"]["oneOf"][0])["allOf"]
        schema = next(part["properties"]["data"] for part in parts if "properties" in part)
        return schema, content["examples"]["success"]["value"]["data"]

    def example(self, name):
        """The example of an operation's answer as a server stores it."""
        return self.read(*self.success(name))

    def answer(self, name, value):
        """What a row looks like in an answer: the fields of its schema, encoded, masked, with times and flags as text."""
        def leaf(rules, given):
            if isinstance(given, bool):
                return "Y" if given else "N"
            if isinstance(given, date):
                return given.isoformat()
            if isinstance(given, float) and rules.get("format") == "date-time":
                return korean_time(given)
            if rules.get("masks") or rules.get("x-masked"):
                given = masked(given, rules.get("pattern", ""))
            return base64.b64encode(given.encode()).decode() if "contentEncoding" in rules and given is not None else given
        return self.walked(self.success(name)[0], value, leaf, leaves_out=True)

    def refusal(self, problem):
        """The HTTP status and the content of a refusal, with the numbers of its sentence."""
        known = self.problems[problem.name]
        sentence = known["msg"]
        for name, value in (problem.data or {}).items():
            sentence = sentence.replace("{{" + name + "}}", str(value))
        return known.get("http", 200), {"code": known["code"], "msg": sentence, "data": problem.data}

    def walked(self, schema, value, leaf, leaves_out=False):
        """A value with its texts and numbers as `leaf` gives them; with `leaves_out`, without optional fields that are null."""
        rules = self.meant(schema)
        if isinstance(value, dict):
            fields, required = rules.get("properties", {}), rules.get("required", [])
            wanted = [name for name in fields if name in required or name in value and not (leaves_out and value[name] is None)]
            return Row({name: self.walked(fields[name], value.get(name), leaf, leaves_out) for name in wanted})
        if isinstance(value, list):
            return [self.walked(rules.get("items", {}), one, leaf, leaves_out) for one in value]
        return leaf(rules, value)

    def blank(self, name):
        """A form of a schema in which nothing was typed yet."""
        fields = self.at({"$ref": f"#/components/schemas/{name}"})["properties"]
        return Row({field: self.blank_of(rule) for field, rule in fields.items()})

    def blank_of(self, schema):
        if "properties" in self.at(schema):
            return self.blank(schema["$ref"].split("/")[-1])
        return "" if self.at(schema).get("type") == "string" else None

    def fits(self, schema, value):
        """Whether a value is of a schema, by the keywords that bodies of the contract use."""
        schema = self.at(schema)
        kinds = schema.get("type", [])
        if kinds and not any(is_kind(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
            return False
        if "enum" in schema and value not in schema["enum"] or "const" in schema and value != schema["const"]:
            return False
        if "oneOf" in schema and sum(self.fits(one, value) for one in schema["oneOf"]) != 1:
            return False
        if isinstance(value, str):
            return fits_text(schema, value)
        if isinstance(value, int):
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


def is_kind(kind, value):
    return type(value) is {"string": str, "object": dict, "array": list, "boolean": bool, "null": type(None)}.get(kind, int)


def fits_text(schema, value):
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 10**6):
        return False
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return False
    if schema.get("format") == "date" and not is_date(value):
        return False
    return "contentEncoding" not in schema or decoded(value) is not None


def is_date(text):
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
