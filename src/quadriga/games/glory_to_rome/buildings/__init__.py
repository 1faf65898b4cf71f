"""The forty buildings, and where each one's function is found.

A regular function is a row of the data file: the name of its column stands here. The others are functions of this
package, named by module; those of the roles stand beside the role they bend.
"""

from __future__ import annotations

from typing import Final

WHERE: Final[dict[str, tuple[str, ...]]] = {
    "academy": ("buildings.turn_end.may_study", "buildings.turn_end.academy"),
    "amphitheatre": ("data on_completion",),
    "aqueduct": ("data client_factor", "roles.aqueduct"),
    "archway": ("sites.archway",),
    "atrium": ("roles.atrium",),
    "bar": ("roles.bar",),
    "basilica": ("roles.basilica",),
    "bath": ("roles.bath", "roles.bath_roles", "sites.may_hold"),
    "bridge": ("legionary.reaches", "legionary.is_protected", "legionary.bridge"),
    "catacomb": ("buildings.completion.catacomb",),
    "circus": ("leading.circus", "leading.petition_size"),
    "circus-maximus": ("actions.doubled",),
    "colosseum": ("legionary.is_safe_from_lions", "legionary.prey", "legionary.colosseum"),
    "dock": ("roles.dock",),
    "forum": ("ends.forum", "ends.check_forum"),
    "foundry": ("data on_completion",),
    "fountain": ("sites.fountain", "sites.use_fountain"),
    "garden": ("data on_completion",),
    "gate": ("buildings.powers.gate",),
    "insula": ("data client_limit",),
    "latrine": ("roles.latrine",),
    "ludus-magnus": ("actions.may_act", "roles.bath_roles", "ends.forum"),
    "market": ("data vault_limit",),
    "palace": ("leading.palace", "leading.roles_in_palace", "leading.may_add_senator", "leading.may_add_petition"),
    "palisade": ("legionary.is_protected",),
    "prison": ("buildings.completion.may_seize", "buildings.completion.prison"),
    "road": ("sites.accepted",),
    "school": ("data on_completion",),
    "scriptorium": ("sites.accepted", "sites.is_completed_by"),
    "senate": ("buildings.turn_end.may_claim", "buildings.turn_end.senate"),
    "sewer": ("buildings.turn_end.may_flush", "buildings.turn_end.sewer"),
    "shrine": ("data hand_limit",),
    "stairway": ("sites.stairway_materials", "sites.stairway"),
    "statue": ("sites.sites_for", "sites.accepted", "scoring.scores_statue"),
    "storeroom": ("actions.may_act", "roles.bath_roles", "ends.forum"),
    "temple": ("data hand_limit",),
    "tower": ("sites.may_found_outside", "sites.accepted"),
    "villa": ("sites.is_completed_by",),
    "vomitorium": ("roles.vomitorium",),
    "wall": ("legionary.is_protected", "scoring.scores_wall"),
}
