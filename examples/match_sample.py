"""Match the alterations of a tumour, given as arguments or lines of input, and print the evidence as TSV."""

import json
import os
import sys
import urllib.error
import urllib.request

ADDRESS = os.environ.get("CURIA_URL", "http://localhost:3000").rstrip("/") + "/api/match"
sample = {
    "alterations": sys.argv[1:] or sys.stdin.read().splitlines(),
    "disease": os.environ.get("DISEASE") or None,
    "build": os.environ.get("BUILD") or None,
}
headers = {"content-type": "application/json"}
if os.environ.get("CURIA_API_KEY"):
    headers["authorization"] = f"Bearer {os.environ['CURIA_API_KEY']}"
try:
    request = urllib.request.Request(ADDRESS, json.dumps(sample).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        report = json.load(answer)
except urllib.error.HTTPError as error:
    sys.exit(f"{ADDRESS}: {error.code} {error.read().decode()}")
except urllib.error.URLError as error:
    sys.exit(f"{ADDRESS}: {error.reason}")

for one in report["notUnderstood"]:
    print(f"not understood: {one['text']}: {one['reason']}", file=sys.stderr)
print("result", "profile", "evidence", "level", "significance", "therapies", "disease", "relation", sep="\t")
for profile in report["profiles"]:
    for item in profile["evidence"]:
        print(
            profile["result"],
            profile["name"],
            f"EID{item['id']}",
            item["level"],
            f"{item['direction']} {item['significance']}",
            ", ".join(item["therapies"]),
            (item["disease"] or {}).get("name", ""),
            item["diseaseRelation"],
            sep="\t",
        )
