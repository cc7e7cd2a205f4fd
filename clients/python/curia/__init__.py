"""A client of the GraphQL and match interfaces of a Curia service; needs nothing but Python 3.9 or newer."""

from ._client import Curia, CuriaError, Rows
from ._types import Alteration, Assertion, Disease, EvidenceItem, Finding, Part, Profile, Report, Statement

__all__ = [
    "Alteration",
    "Assertion",
    "Curia",
    "CuriaError",
    "Disease",
    "EvidenceItem",
    "Finding",
    "Part",
    "Profile",
    "Report",
    "Rows",
    "Statement",
]
