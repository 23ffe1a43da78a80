"""Worlds of the pacts as data: a world is a list of steps, each the name of a function with what it is given."""


class World:
    """Builds one world. A server derives its own class, whose functions are the steps."""

    def __init__(self, store, params):
        self.store, self.params, self.gives = store, params, {}

    def build(self, plan):
        """Takes the steps of a plan, and gives what the world promises to give. What a step is not given, it does not get."""
        for step in plan:
            for kind, facts in step.items():
                given = self.value(facts)
                getattr(self, kind)(**{name: fact for name, fact in given.items() if fact is not None})
        return self.gives

    def value(self, fact):
        """The parameter that a fact such as "$session" or "$aYn or bYn" names, with Y and N as a flag; else the fact."""
        if isinstance(fact, list):
            return [self.value(one) for one in fact]
        if isinstance(fact, dict):
            return {self.value(name): self.value(one) for name, one in fact.items()}
        if not isinstance(fact, str) or not fact.startswith("$"):
            return fact
        name = next((name for name in fact[1:].split(" or ") if name in self.params), "")
        return self.params.get(name) == "Y" if name.endswith("Yn") else self.params.get(name)


def builder(kind, store, plans):
    """A function that builds a world of a class by its plan; None for a world that has none."""
    return lambda state, params: kind(store, params).build(plans[state]) if state in plans else None
