"""Answers requests: origin, access, role, body, key, operation, envelope, in the order of the contract."""

import json
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from threading import RLock

from .calls import Call
from .contract import Problem, refuse

POLICY = ("default-src 'none'; script-src 'self' 'nonce-{0}'; style-src 'self' 'nonce-{0}'; img-src 'self' data:; "
          "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")


class Handler(BaseHTTPRequestHandler):
    """`serve` fills in the `store`, the `operations` by `operationId`, `build_world`, and the folder of the `app`."""

    protocol_version = "HTTP/1.1"
    lock = RLock()

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/pact/states" and self.build_world:
            return self.world(json.loads(raw))
        cookies = dict(part.strip().split("=", 1) for part in self.headers.get("Cookie", "").split(";") if "=" in part)
        call = Call(self.store, cookies)
        try:
            with self.lock:
                answer = 200, {"code": 200, "msg": "OK", "data": self.called(call, raw)}
        except Problem as problem:
            answer = self.store.contract.refusal(problem)
        self.answer_json(*answer, call.headers)

    def called(self, call, raw):
        """The data of a success: after the origin, the access, the role, the body, and the key of an earlier call."""
        origin = self.headers.get("Origin")
        refuse(origin is not None and origin != f"http://{self.headers.get('Host')}", "origin.foreign")
        described = self.store.contract.paths.get(self.path, {})
        name = described.get("operationId")
        refuse(name not in self.operations, "address.unknown")
        call.admit(described["x-access"])
        refuse("company.roleNeeded" in described["x-problems"] and call.member.read_only, "company.roleNeeded")
        try:
            return self.performed(call, name, json.loads(raw))
        except ValueError:
            raise Problem("request.invalid")

    def performed(self, call, name, value):
        """The data of an operation for a caller who was let in; that of the first call where the key was used with the same body."""
        contract, keys = self.store.contract, self.store.keys
        body = contract.body(name, value)
        if "idempotencyKey" not in body:
            return contract.answer(name, self.operations[name](call, body))
        key, asked = (call.member.id, body["idempotencyKey"]), (name, body)
        known, answer = keys.get(key) or (asked, contract.answer(name, self.operations[name](call, body)))
        refuse(known != asked, "key.reused")
        keys[key] = (asked, answer)
        return answer

    def world(self, asked):
        """Builds a world of the pacts, and answers with what it gives; 501 where it is not built yet."""
        state, params = asked["state"], asked.get("params") or {}
        with self.lock:
            if asked["action"] != "setup":
                given = {}
            elif state == "a call before":
                given = self.call_before(**params)
            else:
                given = self.build_world(state, params)
        status = 501 if given is None else 200
        self.answer_json(status, {"message": f"Not built yet: {state}"} if given is None else given)

    def call_before(self, operation, body, session=None, times=1):
        """A call that precedes another one; gives the texts of its answer. The kit makes it itself, other verifiers ask for it."""
        call = Call(self.store, {} if session is None else {"session": session})
        answers = [self.performed(call, operation, body) for _ in range(times)]
        return {name: value for name, value in answers[0].items() if isinstance(value, str)}

    def answer_json(self, status, content, headers=()):
        body = json.dumps(content, ensure_ascii=False).encode()
        self.answer(status, "application/json; charset=utf-8", body, headers)

    def answer(self, status, kind, body, headers=()):
        self.send_response(status)
        for name, value in [("Content-Type", kind), ("Content-Length", str(len(body))), *headers]:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        """A file of the app's build, or its one document at every other address, with a nonce of this answer."""
        path = self.path.split("?")[0]
        file = self.app and (self.app / path.lstrip("/")).resolve()
        if file is None or (path.startswith("/assets/") and not file.is_file()):
            return self.answer(404, "text/plain", b"Not Found\n")
        if file.is_file() and self.app in file.parents and file.name != "index.html":
            kept = "max-age=31536000, immutable" if path.startswith("/assets/") else "no-store"
            return self.answer(200, guess_type(file.name)[0] or "text/plain", file.read_bytes(), [("Cache-Control", kept)])
        nonce, document = secrets.token_urlsafe(16), (self.app / "index.html").read_text(encoding="utf-8")
        headers = [("Cache-Control", "no-store"), ("Content-Security-Policy", POLICY.format(nonce))]
        self.answer(200, "text/html; charset=utf-8", document.replace("__CSP_NONCE__", nonce).encode(), headers)

    log_message = lambda *_: None


def serve(store, operations, port=0, build_world=None, app=None):
    """Serves operations, functions of a call and its body, until the process ends, and prints its address."""
    Handler.store, Handler.operations, Handler.app = store, operations, app
    Handler.build_world = staticmethod(build_world) if build_world else None
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
