"""The shape of every call of the portal, for servers in Python 3.9 or newer. It knows no operation and needs no package.

`contract` checks bodies and writes answers, `calls` has sessions and what `x-access` asks for, `http` answers requests.
"""
