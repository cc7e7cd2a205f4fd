#!/usr/bin/env python3
"""Prints all accepted evidence of a Curia or CIViC service as one table of tab-separated values.

    python3 examples/accepted_evidence.py > evidence.tsv

CURIA_URL      where the service is; http://localhost:3000 unless given
CURIA_API_KEY  an API key, which lifts the limit for anonymous callers; none unless given

Needs Python 3.8 or newer and nothing else.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ADDRESS = os.environ.get("CURIA_URL", "http://localhost:3000").rstrip("/") + "/api/graphql"
API_KEY = os.environ.get("CURIA_API_KEY")
QUERY = Path(__file__).with_name("accepted-evidence.graphql").read_text(encoding="utf-8")


class Refused(Exception):
    """The service answered, but not with data."""


def ask(variables):
    """The data of one operation. Waits and asks again when the service says that it was asked too often."""
    request = urllib.request.Request(
        ADDRESS,
        data=json.dumps({"query": QUERY, "variables": variables}).encode(),
        headers={"Content-Type": "application/json"},
    )
    if API_KEY:
        request.add_header("Authorization", f"Bearer {API_KEY}")
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as error:
            if error.code == 429:
                time.sleep(int(error.headers.get("Retry-After", 60)))
                continue
            answer = json.load(error)
        if "errors" in answer:
            raise Refused("\n".join(error["message"] for error in answer["errors"]))
        return answer["data"]


def accepted_evidence():
    """All accepted evidence, page after page."""
    after = None
    while True:
        page = ask({"after": after})["evidenceItems"]
        yield from page["nodes"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def cells(item):
    """The cells of an evidence item by column."""
    profile = item["molecularProfile"] or {}
    disease = item["disease"] or {}
    return {
        "evidence_id": item["id"],
        "molecular_profile_id": profile.get("id"),
        "molecular_profile": profile.get("name"),
        "disease": disease.get("name"),
        "doid": disease.get("doid"),
        "therapies": ",".join(therapy["name"] for therapy in item["therapies"]),
        "therapy_interaction_type": item["therapyInteractionType"],
        "evidence_type": item["evidenceType"],
        "evidence_direction": item["evidenceDirection"],
        "evidence_level": item["evidenceLevel"],
        "significance": item["significance"],
        "rating": item["evidenceRating"],
        "source_type": item["source"]["sourceType"],
        "citation_id": item["source"]["citationId"],
        "evidence_statement": item["description"],
    }


def line(values):
    """A line of cells: nothing is empty text, and white space within a cell is one space."""
    return "\t".join(" ".join(str("" if value is None else value).split()) for value in values)


def main():
    header = None
    for item in accepted_evidence():
        row = cells(item)
        if header is None:
            header = list(row)
            print(line(header))
        print(line(row.values()))


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    try:
        main()
    except (Refused, OSError) as error:
        sys.exit(f"{ADDRESS}: {getattr(error, 'reason', error)}")
