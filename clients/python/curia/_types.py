"""Shapes of what the service answers. All of an answer is there; the members named here are those that last."""

from __future__ import annotations

from typing import Any, List, Optional, TypedDict


class Disease(TypedDict):
    id: int
    name: str
    doid: Optional[str]


class Therapy(TypedDict):
    id: int
    name: str
    ncitId: Optional[str]


class Named(TypedDict):
    id: int
    name: str


class Source(TypedDict):
    id: int
    sourceType: str
    citationId: str
    citation: Optional[str]


class EvidenceItem(TypedDict):
    """An evidence item as :meth:`Curia.evidence` gives it."""

    id: int
    name: str
    link: str
    status: str
    evidenceType: str
    evidenceLevel: str
    evidenceDirection: str
    significance: str
    evidenceRating: Optional[int]
    description: str
    molecularProfile: Named
    disease: Optional[Disease]
    therapies: List[Therapy]
    therapyInteractionType: Optional[str]
    source: Source


class Assertion(TypedDict):
    """An assertion as :meth:`Curia.assertions` gives it."""

    id: int
    name: str
    link: str
    status: str
    assertionType: str
    assertionDirection: str
    significance: str
    ampLevel: Optional[str]
    summary: str
    molecularProfile: Named
    disease: Optional[Disease]
    therapies: List[Therapy]
    therapyInteractionType: Optional[str]


class Alteration(TypedDict):
    """An alteration of a sample as it was understood."""

    index: int
    line: Optional[int]
    text: str
    name: str
    understoodAs: List[str]
    isAbsent: bool
    warnings: List[str]


class NotUnderstood(TypedDict):
    index: Optional[int]
    line: Optional[int]
    text: str
    reason: str
    choices: List[str]


class Statement(TypedDict, total=False):
    """An evidence item (with `level`, `rating`, `source`) or assertion (with `ampLevel`, `summary`) of a profile."""

    id: int
    link: str
    status: str
    type: str
    direction: str
    significance: str
    disease: Optional[Disease]
    diseaseRelation: str
    therapies: List[str]
    therapyInteraction: Optional[str]
    level: str
    rating: Optional[int]
    source: Any
    ampLevel: Optional[str]
    summary: str


class Part(TypedDict):
    variant: Any
    negated: bool
    state: str
    precision: Optional[str]
    alterations: List[int]
    because: str


class Profile(TypedDict):
    """A molecular profile with its result: `MATCHED`, `UNDECIDED` or `NEARLY`."""

    id: int
    name: str
    result: str
    precision: Optional[str]
    parts: List[Part]
    evidence: List[Statement]
    assertions: List[Statement]


class Report(TypedDict):
    """What the knowledgebase says of one sample."""

    knowledge: Any
    sample: Optional[str]
    build: Optional[str]
    origin: str
    disease: Optional[Disease]
    alterations: List[Alteration]
    notUnderstood: List[NotUnderstood]
    warnings: List[str]
    profiles: List[Profile]


class Finding(TypedDict):
    """A row of :func:`Curia.findings`: one evidence item or assertion of a matched profile."""

    sample: Optional[str]
    profile: str
    tag: str
    level: Optional[str]
    direction: str
    significance: str
    therapies: str
    disease: str
    diseaseRelation: str
