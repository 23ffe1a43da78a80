"""A young server of the portal: what is shown without a login, the login, a member's own data, and subscriptions, in memory.

    PYTHONPATH=KIT/python python3 server.py --contract KIT/dist/data/openapi.json --port 8080 --worlds

`KIT` is the folder of the unpacked kit. With `--worlds` it also builds the worlds of the pacts at /pact/states; never use that
where people log in. With `--app dist/client` it serves the web app's build. `--member MAIL:PASSWORD` adds an account.
"""

import argparse
from pathlib import Path

from portal_kit.contract import Contract
from portal_kit.http import serve
from portal_kit.worlds import builder

import portal
import subscriptions
import worlds

options = argparse.ArgumentParser()
options.add_argument("--contract", required=True)
options.add_argument("--port", type=int, default=8080)
options.add_argument("--worlds", action="store_true")
options.add_argument("--app", type=lambda folder: Path(folder).resolve())
options.add_argument("--member")
given = options.parse_args()

store = portal.Portal(Contract(given.contract))
if given.member:
    email, password = given.member.split(":", 1)
    store.members[email] = portal.new_member(password, email=email)
operations = {name: (lambda data: lambda call, body: data)(data) for name, data in portal.seed["constants"].items()}
operations.update(vars(portal), **vars(subscriptions))
serve(store, {name: operations[name] for name in store.contract.operations if name in operations}, given.port,
      builder(worlds.World, store, worlds.plans) if given.worlds else None, given.app)
