from __future__ import annotations

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Dict, Generic, Iterator, List, Mapping, Optional, Sequence, TypeVar, Union, cast

from ._types import Assertion, EvidenceItem, Finding, Report

Row = TypeVar("Row")

_EVIDENCE = """
query ($first: Int, $after: String, $status: EvidenceStatusFilter, $diseaseName: String, $therapyName: String,
       $molecularProfileName: String, $evidenceLevel: EvidenceLevel, $evidenceType: EvidenceType) {
  evidenceItems(first: $first, after: $after, status: $status, diseaseName: $diseaseName, therapyName: $therapyName,
                molecularProfileName: $molecularProfileName, evidenceLevel: $evidenceLevel, evidenceType: $evidenceType) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id name link status evidenceType evidenceLevel evidenceDirection significance evidenceRating description
      therapyInteractionType
      molecularProfile { id name }
      disease { id name doid }
      therapies { id name ncitId }
      source { id sourceType citationId citation }
    }
  }
}
"""

_ASSERTIONS = """
query ($first: Int, $after: String, $status: EvidenceStatusFilter, $diseaseName: String, $therapyName: String,
       $molecularProfileName: String, $assertionType: EvidenceType) {
  assertions(first: $first, after: $after, status: $status, diseaseName: $diseaseName, therapyName: $therapyName,
             molecularProfileName: $molecularProfileName, assertionType: $assertionType) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id name link status assertionType assertionDirection significance ampLevel summary therapyInteractionType
      molecularProfile { id name }
      disease { id name doid }
      therapies { id name ncitId }
    }
  }
}
"""

_MOST_ATTEMPTS = 5


class CuriaError(Exception):
    """The service refused, with the code that programs read and sentences for people."""

    def __init__(self, message: str, code: Optional[str] = None, status: Optional[int] = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


class Rows(Generic[Row]):
    """Rows of a list, read page after page while they are gone through; `total` is the number of all of them."""

    def __init__(self, client: "Curia", document: str, variables: Mapping[str, Any], field: str, page_size: int) -> None:
        self._ask = lambda after: client.query(document, {**variables, "first": page_size, "after": after})[field]
        self._first: Optional[Dict[str, Any]] = None

    def _page(self) -> Dict[str, Any]:
        if self._first is None:
            self._first = self._ask(None)
        return self._first

    @property
    def total(self) -> int:
        """Rows on all pages. Tables that browse count all rows, and those that pass their filters apart."""
        page = self._page()
        return int(page["filteredCount"] if "filteredCount" in page else page["totalCount"])

    def __len__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Row]:
        page = self._page()
        while True:
            yield from cast(List[Row], page["nodes"])
            if not page["pageInfo"]["hasNextPage"]:
                return
            page = self._ask(page["pageInfo"]["endCursor"])


def _error(status: Optional[int], body: bytes) -> CuriaError:
    """The error of an answer, whose sentences every interface has in `errors`."""
    try:
        errors = json.loads(body)["errors"]
        texts = [one if isinstance(one, str) else one["message"] for one in errors]
        codes = [one["extensions"]["code"] for one in errors if isinstance(one, dict) and "code" in one.get("extensions", {})]
    except (ValueError, KeyError, TypeError):
        return CuriaError(f"The service answered {status}: {body[:200].decode(errors='replace')}", None, status)
    return CuriaError("\n".join(texts), codes[0] if codes else None, status)


class Curia:
    """A Curia service.

    :param url: address of the service; ``CURIA_URL``, else http://localhost:3000
    :param api_key: lifts the limits of anonymous callers; ``CURIA_API_KEY`` unless given
    :param as_of: a frozen state by name, date or version, which everything is then read from
    """

    def __init__(
        self,
        url: Optional[str] = None,
        api_key: Optional[str] = None,
        as_of: Optional[str] = None,
        timeout: float = 120,
    ) -> None:
        self.url = (url or os.environ.get("CURIA_URL") or "http://localhost:3000").rstrip("/")
        self._api_key = api_key or os.environ.get("CURIA_API_KEY")
        self._timeout = timeout
        self.as_of = as_of

    def at(self, as_of: Optional[str]) -> "Curia":
        """The same service at a frozen state; None: now."""
        return Curia(self.url, self._api_key, as_of, self._timeout)

    def _send(self, path: str, body: bytes, content_type: str, parameters: Mapping[str, Any]) -> bytes:
        given = {name: value for name, value in {**parameters, "asOf": self.as_of}.items() if value is not None}
        address = f"{self.url}{path}" + (f"?{urllib.parse.urlencode(given)}" if given else "")
        headers = {"content-type": content_type, "accept": "application/json, */*;q=0.1"}
        if self._api_key:
            headers["authorization"] = f"Bearer {self._api_key}"
        for attempt in range(1, _MOST_ATTEMPTS + 1):
            request = urllib.request.Request(address, body, headers)
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    return cast(bytes, answer.read())
            except urllib.error.HTTPError as error:
                text = error.read()
                if error.code not in (429, 503) or attempt == _MOST_ATTEMPTS:
                    raise _error(error.code, text) from None
                time.sleep(min(float(error.headers.get("retry-after") or 2**attempt), 300))
            except urllib.error.URLError as error:
                raise CuriaError(f"{self.url} cannot be reached: {error.reason}") from error
        raise AssertionError("unreachable")

    def query(self, document: str, variables: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
        """The data of a GraphQL operation.

        :raises CuriaError: with all messages and the first code, when there are errors
        """
        body = json.dumps({"query": document, "variables": dict(variables or {})}).encode()
        text = self._send("/api/graphql", body, "application/json", {})
        answer = json.loads(text)
        if answer.get("errors"):
            raise _error(200, text)
        return cast(Dict[str, Any], answer["data"])

    def rows(self, document: str, field: str, variables: Optional[Mapping[str, Any]] = None, page_size: int = 100) -> Rows[Any]:
        """Rows of a connection of any operation, which takes `$first` and `$after` and asks for `pageInfo`, `nodes` and a count."""
        return Rows(self, document, variables or {}, field, page_size)

    def evidence(self, page_size: int = 100, **filters: Any) -> Rows[EvidenceItem]:
        """Evidence items: accepted ones unless `status` says otherwise; by `diseaseName`, `therapyName`,
        `molecularProfileName`, `evidenceLevel`, `evidenceType`."""
        return Rows(self, _EVIDENCE, {"status": "ACCEPTED", **filters}, "evidenceItems", page_size)

    def assertions(self, page_size: int = 100, **filters: Any) -> Rows[Assertion]:
        """Assertions: accepted ones unless `status` says otherwise; by `diseaseName`, `therapyName`,
        `molecularProfileName`, `assertionType`."""
        return Rows(self, _ASSERTIONS, {"status": "ACCEPTED", **filters}, "assertions", page_size)

    def match(self, alterations: Sequence[Union[str, Mapping[str, Any]]], **request: Any) -> Report:
        """Matches alterations, such as ``["EGFR L858R", "no KRAS G12C"]``, with the knowledge.

        Members of the request: `disease`, `build`, `origin`, `assayed`, `status`, `sample` (docs/matching.md).
        """
        body = json.dumps({"alterations": list(alterations), **request}).encode()
        return cast(Report, json.loads(self._send("/api/match", body, "application/json", {})))

    def match_file(self, file: Union[str, "os.PathLike[str]", bytes], **parameters: Any) -> List[Report]:
        """Matches a file that Curia reads (VCF, MAF, tables, FHIR, Phenopackets …): one report for each sample.

        Its name is not sent. Parameters: `disease`, `build`, `origin`, `assayed`, `status`, `sample`, `includeFiltered`.
        """
        text = self._match_file(file, "ndjson", parameters)
        return [cast(Report, json.loads(line)) for line in text.decode().splitlines() if line.strip()]

    def match_file_as(self, format: str, file: Union[str, "os.PathLike[str]", bytes], **parameters: Any) -> bytes:
        """The same in another format: `tsv`, `vcf`, `fhir`."""
        return self._match_file(file, format, parameters)

    def _match_file(self, file: Union[str, "os.PathLike[str]", bytes], format: str, parameters: Mapping[str, Any]) -> bytes:
        if isinstance(file, bytes):
            content = file
        else:
            with open(file, "rb") as opened:
                content = opened.read()
        given = {name: json.dumps(value) if isinstance(value, (dict, list)) else value for name, value in parameters.items()}
        return self._send("/api/match", content, "application/octet-stream", {**given, "format": format})

    @staticmethod
    def findings(report: Report) -> List[Finding]:
        """Evidence items and assertions of the matched profiles of a report, one a row."""
        return [
            {
                "sample": report["sample"],
                "profile": profile["name"],
                "tag": f"{tag}{one['id']}",
                "level": one.get("level") or one.get("ampLevel"),
                "direction": one["direction"],
                "significance": one["significance"],
                "therapies": ", ".join(one["therapies"]),
                "disease": (one["disease"] or {}).get("name", ""),
                "diseaseRelation": one["diseaseRelation"],
            }
            for profile in report["profiles"]
            if profile["result"] == "MATCHED"
            for tag, statements in (("AID", profile["assertions"]), ("EID", profile["evidence"]))
            for one in statements
        ]
