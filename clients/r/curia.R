# A client of the GraphQL and match interfaces of a Curia service. Needs R 4.1 with httr2 and jsonlite:
# source("clients/r/curia.R")
library(httr2)

#' A Curia service
#' @param url address of the service; CURIA_URL, else http://localhost:3000
#' @param api_key lifts the limits of anonymous callers; CURIA_API_KEY unless given
#' @param as_of a frozen state by name, date or version, which everything is then read from
curia <- function(url = Sys.getenv("CURIA_URL", "http://localhost:3000"),
                  api_key = Sys.getenv("CURIA_API_KEY"), as_of = NULL) {
  stopifnot(is.character(url), length(url) == 1, is.null(as_of) || length(as_of) == 1)
  structure(list(url = sub("/+$", "", url), api_key = api_key, as_of = as_of), class = "curia")
}

#' The same service at a frozen state; NULL: now
curia_at <- function(client, as_of) {
  client["as_of"] <- list(as_of)
  client
}

# The sentences of an error, which every interface has in `errors`.
curia_sentences <- function(errors) {
  vapply(errors, function(one) if (is.list(one)) one$message else as.character(one), "")
}

curia_stop <- function(errors, status) {
  first <- errors[[1]]
  code <- if (is.list(first)) first$extensions$code else NULL
  stop(structure(
    class = c("curia_error", "error", "condition"),
    list(message = paste(curia_sentences(errors), collapse = "\n"), call = NULL, code = code, status = status)
  ))
}

# Sends a request; waits and tries again after 429 and 503, four times.
curia_send <- function(client, path, body, type, parameters = list()) {
  parameters <- Filter(Negate(is.null), c(parameters, list(asOf = client$as_of)))
  made <- request(paste0(client$url, path)) |>
    req_body_raw(body, type) |>
    req_retry(max_tries = 5) |>
    req_error(is_error = function(answer) FALSE)
  if (length(parameters) > 0) made <- do.call(req_url_query, c(list(made), parameters))
  if (nzchar(client$api_key)) made <- req_headers(made, authorization = paste("Bearer", client$api_key))
  answer <- req_perform(made)
  if (resp_status(answer) >= 400) {
    errors <- tryCatch(
      jsonlite::fromJSON(resp_body_string(answer), simplifyVector = FALSE)$errors,
      error = function(problem) NULL
    )
    if (length(errors) == 0) errors <- list(paste("The service answered", resp_status(answer)))
    curia_stop(errors, resp_status(answer))
  }
  resp_body_string(answer)
}

curia_json <- function(value) jsonlite::toJSON(value, auto_unbox = TRUE, null = "null")

#' The data of a GraphQL operation. An error is of the class curia_error, with code and status.
curia_query <- function(client, document, variables = list()) {
  if (length(variables) == 0) variables <- setNames(list(), character())
  text <- curia_send(client, "/api/graphql", curia_json(list(query = document, variables = variables)), "application/json")
  answer <- jsonlite::fromJSON(text, simplifyVector = FALSE)
  if (length(answer$errors) > 0) curia_stop(answer$errors, 200L)
  answer$data
}

#' All rows of a connection, page after page, as a list; the attribute `total` is the number of rows on all pages.
#' The operation takes `$first` and `$after` and asks for `pageInfo`, `nodes` and a count.
curia_rows <- function(client, document, field, variables = list(), page_size = 100L, most = Inf) {
  rows <- list()
  after <- NULL
  repeat {
    page <- curia_query(client, document, c(variables, list(first = page_size), if (!is.null(after)) list(after = after)))[[field]]
    rows <- c(rows, page$nodes)
    after <- page$pageInfo$endCursor
    if (!isTRUE(page$pageInfo$hasNextPage) || length(rows) >= most) break
  }
  # Tables that browse count all rows, and those that pass their filters apart.
  total <- if (is.null(page$filteredCount)) page$totalCount else page$filteredCount
  structure(rows[seq_len(min(length(rows), most))], total = total)
}

curia_evidence_query <- "
query ($first: Int, $after: String, $status: EvidenceStatusFilter, $diseaseName: String, $therapyName: String,
       $molecularProfileName: String, $evidenceLevel: EvidenceLevel, $evidenceType: EvidenceType) {
  evidenceItems(first: $first, after: $after, status: $status, diseaseName: $diseaseName, therapyName: $therapyName,
                molecularProfileName: $molecularProfileName, evidenceLevel: $evidenceLevel, evidenceType: $evidenceType) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id name status evidenceType evidenceLevel evidenceDirection significance evidenceRating
      molecularProfile { name } disease { name doid } therapies { name } source { sourceType citationId }
    }
  }
}"

curia_text <- function(value) if (is.null(value)) NA_character_ else as.character(value)

curia_names <- function(some) paste(vapply(some, function(one) one$name, ""), collapse = ", ")

#' Evidence items as a data frame, accepted ones unless `status` says otherwise; `total` is an attribute.
#' Filters: diseaseName, therapyName, molecularProfileName, evidenceLevel, evidenceType
curia_evidence <- function(client, ..., status = "ACCEPTED", page_size = 100L, most = Inf) {
  rows <- curia_rows(client, curia_evidence_query, "evidenceItems", c(list(status = status), list(...)), page_size, most)
  column <- function(read) vapply(rows, read, "")
  frame <- data.frame(
    id = vapply(rows, function(one) as.integer(one$id), 0L),
    profile = column(function(one) curia_text(one$molecularProfile$name)),
    type = column(function(one) curia_text(one$evidenceType)),
    level = column(function(one) curia_text(one$evidenceLevel)),
    direction = column(function(one) curia_text(one$evidenceDirection)),
    significance = column(function(one) curia_text(one$significance)),
    disease = column(function(one) curia_text(one$disease$name)),
    therapies = column(function(one) curia_names(one$therapies)),
    source = column(function(one) paste(one$source$sourceType, one$source$citationId))
  )
  attr(frame, "total") <- attr(rows, "total")
  frame
}

#' Matches alterations, such as c("EGFR L858R", "no KRAS G12C"), with the knowledge.
#' Members of the request: disease, build, origin, assayed, status, sample (docs/matching.md)
curia_match <- function(client, alterations, ...) {
  body <- curia_json(c(list(alterations = as.list(alterations)), list(...)))
  jsonlite::fromJSON(curia_send(client, "/api/match", body, "application/json"), simplifyVector = FALSE)
}

#' Matches a file that Curia reads (VCF, MAF, tables, FHIR, Phenopackets): a list with a report for each sample.
#' Its name is not sent. Parameters: disease, build, origin, assayed, status, sample, includeFiltered
curia_match_file <- function(client, file, ...) {
  text <- curia_match_file_as(client, "ndjson", file, ...)
  lines <- strsplit(text, "\n", fixed = TRUE)[[1]]
  lapply(lines[nzchar(lines)], jsonlite::fromJSON, simplifyVector = FALSE)
}

#' The same as text in another format: tsv, vcf, fhir
curia_match_file_as <- function(client, format, file, ...) {
  if (!file.exists(file)) stop("There is no file ", file)
  content <- readBin(file, "raw", file.size(file))
  curia_send(client, "/api/match", content, "application/octet-stream", c(list(format = format), list(...)))
}

#' Evidence items and assertions of the matched profiles of a report as a data frame.
curia_findings <- function(report) {
  rows <- list()
  for (profile in report$profiles) {
    if (profile$result != "MATCHED") next
    for (kind in c("assertions", "evidence")) for (one in profile[[kind]]) {
      level <- if (kind == "evidence") one$level else one$ampLevel
      rows[[length(rows) + 1]] <- data.frame(
        profile = profile$name,
        tag = paste0(if (kind == "evidence") "EID" else "AID", one$id),
        level = curia_text(level),
        direction = one$direction,
        significance = one$significance,
        therapies = paste(unlist(one$therapies), collapse = ", "),
        disease = curia_text(one$disease$name),
        relation = one$diseaseRelation
      )
    }
  }
  if (length(rows) == 0) return(data.frame())
  do.call(rbind, rows)
}
