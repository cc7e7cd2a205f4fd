#!/usr/bin/env python3
"""The whole life of an evidence item by script: a curator submits it and suggests a revision, an editor accepts the
revision and then the evidence. Prints each step, and the evidence item as JSON at the end.

    CURIA_CURATOR_KEY=curia_... CURIA_EDITOR_KEY=curia_... python3 examples/evidence_life.py <PubMed id>

CURIA_URL          where the service is; http://localhost:3000 unless given
CURIA_CURATOR_KEY  an API key of any user
CURIA_EDITOR_KEY   an API key of an editor with a valid conflict of interest statement

Needs Python 3.8 or newer and nothing else.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

ADDRESS = os.environ.get("CURIA_URL", "http://localhost:3000").rstrip("/") + "/api/graphql"
KEYS = {"curator": os.environ.get("CURIA_CURATOR_KEY"), "editor": os.environ.get("CURIA_EDITOR_KEY")}
QUERY = Path(__file__).with_name("evidence-life.graphql").read_text(encoding="utf-8")
TRIES = 4


class Refused(Exception):
    """The service answered, but not with data."""


def ask(who, operation, variables):
    """The data of the operation of that name. Too many requests and a broken connection are worth another try."""
    request = urllib.request.Request(
        ADDRESS,
        data=json.dumps({"query": QUERY, "operationName": operation, "variables": variables}).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {KEYS[who]}"},
    )
    attempt = 0
    while True:
        attempt += 1
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as error:
            if error.code == 429 and attempt < TRIES:
                time.sleep(int(error.headers.get("Retry-After", 60)))
                continue
            answer = json.load(error)
        except OSError:
            # No answer came; whether the change was made is unknown.
            if attempt == TRIES:
                raise
            time.sleep(1)
            continue
        if "errors" in answer:
            raise Refused(operation + ": " + "\n".join(error["message"] for error in answer["errors"]))
        return answer["data"]


def change(who, operation, variables):
    """As ask for a change. The id makes it safe to try again: the same request of a user is done once a day."""
    return ask(who, operation, {**variables, "requestId": str(uuid.uuid4())})


def named(records, name):
    """The id of the record of that very name."""
    for record in records:
        if record["name"].lower() == name.lower():
            return record["id"]
    raise Refused(f"there is no {name}")


def life_of_evidence(pubmed_id):
    names = {"profile": "BRAF V600E", "disease": "Melanoma", "therapy": "Vemurafenib"}
    known = ask("curator", "Names", names)
    cited = ask("curator", "Cite", {"pubmedId": pubmed_id})

    # Fields that can be left empty are objects: {"value": ...} or {"unset": True}.
    fields = {
        "molecularProfileId": named(known["molecularProfiles"]["nodes"], names["profile"]),
        "diseaseId": {"value": named(known["diseaseTypeahead"], names["disease"])},
        "therapyIds": [named(known["therapyTypeahead"], names["therapy"])],
        "therapyInteractionType": {"unset": True},
        "sourceId": cited["addRemoteCitation"]["newSource"]["id"],
        "description": {"value": "More patients with the variant responded than without it."},
        "variantOrigin": "SOMATIC",
        "evidenceType": "PREDICTIVE",
        "evidenceDirection": "SUPPORTS",
        "significance": "SENSITIVITYRESPONSE",
        "evidenceLevel": "C",
        "rating": 3,
        "phenotypeIds": [],
    }
    submitted = change("curator", "Submit", {"fields": fields})
    item = submitted["submitEvidence"]["evidenceItem"]["id"]
    print(f"EID{item} submitted")

    # A suggestion sends the whole new state; what differs becomes revisions.
    suggested = change(
        "curator",
        "Suggest",
        {
            "id": item,
            "fields": {**fields, "evidenceLevel": "B", "rating": 4},
            "comment": "The study had a control group after all.",
        },
    )
    results = suggested["suggestEvidenceItemRevision"]["results"]
    print("revision of " + " and ".join(result["fieldName"] for result in results) + " suggested")

    accepted = change(
        "editor",
        "AcceptRevisions",
        {"setId": results[0]["revisionSetId"], "comment": "Checked against the publication."},
    )
    for revision in accepted["acceptRevisions"]["revisions"]:
        print(f"RID{revision['id']} {revision['status'].lower()}")

    moderated = change("editor", "Accept", {"id": item})
    print(f"EID{item} accepted")
    print(json.dumps(moderated["moderateEvidenceItem"]["evidenceItem"], indent=2, ensure_ascii=False))


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    if len(sys.argv) != 2 or not all(KEYS.values()):
        print(
            "usage: CURIA_CURATOR_KEY=... CURIA_EDITOR_KEY=... python3 examples/evidence_life.py <PubMed id>",
            file=sys.stderr,
        )
        sys.exit(2)
    try:
        life_of_evidence(sys.argv[1])
    except (Refused, OSError) as error:
        sys.exit(f"{ADDRESS}: {getattr(error, 'reason', error)}")
